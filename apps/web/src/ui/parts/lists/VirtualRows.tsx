import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';

import { cx } from '../../cx.ts';
import type { VirtualListProps } from './PlainRows.tsx';
import { usePrinting } from './use-printing.ts';
import classes from './VirtualList.module.css';

/** Rows rendered above and below the window. */
const OVERSCAN = 4;

/**
 * Measured row heights, which restore the scroll position on return; keyed by window width, because rows wrap
 * differently.
 */
const heights = new Map<string, number>();
const heightKey = (key: unknown) => `${window.innerWidth} ${String(key)}`;

/** Renders only the rows in view, those around them and the focused one; all of them for printing. */
export function VirtualRows<Item>({
  label,
  items,
  count = items.length,
  keyOf,
  estimateHeight,
  className,
  children,
}: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const isPrinting = usePrinting();
  const [top, setTop] = useState(0);
  // Content above the list changes its offset. The page's height would do so with every row that is measured.
  useLayoutEffect(() => {
    const measure = () => setTop(topOf(list.current));
    measure();
    const observer = new ResizeObserver(measure);
    for (const above of elementsAbove(list.current)) observer.observe(above);
    return () => observer.disconnect();
  }, [items]);

  const keyAt = (index: number) => {
    const item = items[index];
    return item === undefined ? '' : keyOf(item);
  };
  // oxlint-disable-next-line react/incompatible-library -- without the React Compiler nothing is memoized behind it
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) => {
      const item = items[index];
      return heights.get(heightKey(keyAt(index))) ?? (item === undefined ? 0 : estimateHeight(item));
    },
    getItemKey: keyAt,
    overscan: OVERSCAN,
    scrollMargin: top,
    // Without it the first render would have no rows.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: (range) => withFocused(range, list.current),
  });
  useLayoutEffect(
    () => () => {
      for (const { key, size } of virtualizer.measurementsCache) heights.set(heightKey(key), size);
    },
    [virtualizer],
  );

  const rows = isPrinting
    ? items.map((_, index) => ({ index, key: keyAt(index), start: 0 }))
    : virtualizer.getVirtualItems();
  return (
    <ul
      ref={list}
      className={cx(classes['list'], isPrinting && classes['printing'], className)}
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
            style={{ transform: `translateY(${start - top}px)` }}
            aria-setsize={count}
            aria-posinset={index + 1}
          >
            {children(item)}
          </li>
        );
      })}
    </ul>
  );
}

/** Keeps the focused row: the focus would be lost with it. */
export function withFocused(range: Range, list: Element | null): number[] {
  const shown = defaultRangeExtractor(range);
  const focused = document.activeElement?.closest<HTMLElement>('li[data-index]');
  if (focused?.parentElement !== list) return shown;
  const index = Number(focused?.dataset['index']);
  return shown.includes(index) || index >= range.count
    ? shown
    : [...shown, index].toSorted((one, other) => one - other);
}

/** All elements before this one whose heights may change its offset. */
function elementsAbove(element: Element | null): Element[] {
  const above: Element[] = [];
  for (let each = element; each !== null; each = each.parentElement) {
    for (let next = each.previousElementSibling; next !== null; next = next.previousElementSibling) above.push(next);
  }
  return above;
}

/** Document offset of an element, ignoring transforms. */
function topOf(element: HTMLElement | null): number {
  let top = 0;
  for (let each: Element | null = element; each instanceof HTMLElement; each = each.offsetParent) top += each.offsetTop;
  return top;
}
