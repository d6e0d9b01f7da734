import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { RenderLink } from '../../links.ts';
import classes from './LinkTabs.module.css';

export interface LinkTabsProps {
  /** What they are parts of, for who hears it. */
  label: string;
  tabs: readonly { readonly id: string; readonly label: ReactNode; readonly isCurrent?: boolean }[];
  /** Called with the id of each. */
  renderLink: RenderLink;
}

/** The parts of a page that have a page of their own, side by side; on a phone a row that scrolls. */
export function LinkTabs({ label, tabs, renderLink }: LinkTabsProps) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  // Where it scrolls, the one that is open is to be seen; the page stays where it is.
  useLayoutEffect(() => {
    const shown = row.current;
    const tab = shown?.children[current];
    if (shown && tab instanceof HTMLElement)
      shown.scrollLeft = tab.offsetLeft - (shown.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={row} className={classes['tabs']} aria-label={label}>
      {tabs.map(({ id, label: name, isCurrent }) =>
        renderLink({
          id,
          className: classes['tab'],
          children: name,
          ...(isCurrent === undefined ? {} : { 'aria-current': isCurrent ? 'page' : undefined }),
        }),
      )}
    </nav>
  );
}
