import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { RenderLink } from '../../links.ts';
import classes from './LinkTabs.module.css';

export interface LinkTabsProps {
  /** Label for screen readers. */
  label: string;
  tabs: readonly { readonly id: string; readonly label: ReactNode; readonly isCurrent?: boolean }[];
  /** Called with the id of each. */
  renderLink: RenderLink;
}

/** Tabs that are pages with a URL; on a phone the row scrolls. */
export function LinkTabs({ label, tabs, renderLink }: LinkTabsProps) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  // Scrolls the current tab into view without moving the page.
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
