import { createContext, use } from 'react';

/** What the technician's link carries. */
export const LinkContext = createContext('');

/** The headers of a technician's calls. */
export function useLinkHeaders() {
  const link = use(LinkContext);
  return { 'x-link-tecnico': link };
}
