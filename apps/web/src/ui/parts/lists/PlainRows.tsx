import type { ReactNode } from 'react';

import { cx } from '../../cx.ts';
import classes from './VirtualList.module.css';

export interface VirtualListProps<Item> {
  label: string;
  items: readonly Item[];
  /** Count of all items, of which not all may be loaded; -1 if it is unknown. */
  count?: number;
  /** Must differ where the same item has another height. */
  keyOf: (item: Item) => string;
  /** In pixels, before the row is measured. */
  estimateHeight: (item: Item) => number;
  className?: string | undefined;
  /** Renders a row; memoized components keep scrolling cheap. */
  children: (item: Item) => ReactNode;
}

/** Renders all rows of a list. */
export function PlainRows<Item>({
  label,
  items,
  count = items.length,
  keyOf,
  className,
  children,
}: VirtualListProps<Item>) {
  return (
    <ul className={className} aria-label={label}>
      {items.map((item, index) => (
        <li
          key={keyOf(item)}
          className={cx(classes['row'], classes['plain'])}
          aria-setsize={count}
          aria-posinset={index + 1}
        >
          {children(item)}
        </li>
      ))}
    </ul>
  );
}
