import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

import { cx } from '../../cx.ts';
import type { VirtualListProps } from './PlainRows.tsx';
import own from './ScrollRows.module.css';
import classes from './VirtualList.module.css';
import { withFocused } from './VirtualRows.tsx';

const OVERSCAN = 4;

interface ScrollRowsProps<Item> extends VirtualListProps<Item> {
  /** Index of the row to keep in view when another one becomes current; -1 without one. */
  current: number;
  currentKey: string;
  /** Asks for more rows; absent if there are none, or they have been asked for. */
  onEnd?: (() => void) | undefined;
  foot?: ReactNode;
}

/** A long list with a scroll of its own, of which only the rows in view are rendered. */
export function ScrollRows<Item>({
  label,
  items,
  count = items.length,
  keyOf,
  estimateHeight,
  className,
  children,
  current,
  currentKey,
  onEnd,
  foot,
}: ScrollRowsProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- without the React Compiler nothing is memoized behind it
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const item = items[index];
      return item === undefined ? 0 : estimateHeight(item);
    },
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? '' : keyOf(item);
    },
    overscan: OVERSCAN,
    initialRect: { width: 0, height: window.innerHeight },
    rangeExtractor: (range) => withFocused(range, list.current),
  });

  const isThere = current >= 0;
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!isThere || shown.current === currentKey) return;
    virtualizer.scrollToIndex(current, { align: shown.current === undefined ? 'center' : 'auto' });
    shown.current = currentKey;
  }, [isThere, current, currentKey, virtualizer]);

  const rows = virtualizer.getVirtualItems();
  const isAtEnd = (rows.at(-1)?.index ?? -1) >= items.length - 1;
  useEffect(() => {
    if (isAtEnd) onEnd?.();
  }, [isAtEnd, onEnd]);

  return (
    <div ref={scroller} className={own['scroller']}>
      <ul
        ref={list}
        className={cx(classes['list'], className)}
        style={{ height: virtualizer.getTotalSize() }}
        aria-label={label}
      >
        {rows.map(({ index, key, start }) => {
          const item = items[index];
          return item === undefined ? null : (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={classes['row']}
              style={{ transform: `translateY(${start}px)` }}
              aria-setsize={count}
              aria-posinset={index + 1}
            >
              {children(item)}
            </li>
          );
        })}
      </ul>
      {foot}
    </div>
  );
}
