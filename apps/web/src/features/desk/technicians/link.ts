import { createContext, use } from 'react';

/** Token of the technician's link. */
export const LinkContext = createContext('');

export function useLinkHeaders() {
  const link = use(LinkContext);
  return { 'x-link-tecnico': link };
}
