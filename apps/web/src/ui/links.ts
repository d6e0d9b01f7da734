import type { ReactNode } from 'react';

/** Passed to the caller, which renders it as a router link. */
interface LinkSlot {
  /** The place, item or action; the caller knows its URL. */
  id: string;
  className?: string | undefined;
  children: ReactNode;
  'aria-current'?: 'page' | undefined;
  'aria-describedby'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  onClick?: (() => void) | undefined;
}

/** Renders a link: the ui components don't depend on the router. */
export type RenderLink = (link: LinkSlot) => ReactNode;
