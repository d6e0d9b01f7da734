import type { ReactNode } from 'react';

/** What a part hands to the caller, who turns it into a link of the router's. */
interface LinkSlot {
  /** Which place, item or action it is: the caller knows where that leads. */
  id: string;
  className?: string | undefined;
  children: ReactNode;
  'aria-current'?: 'page' | undefined;
  'aria-describedby'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  onClick?: (() => void) | undefined;
}

/** The parts know no router: they ask for a link, and the caller renders one. */
export type RenderLink = (link: LinkSlot) => ReactNode;
