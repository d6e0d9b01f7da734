import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import { ContractRow } from './ContractRow.tsx';
import type { Line } from './lines.ts';
import classes from './list.module.css';

/** Estimated row heights in pixels before measurement, with and without the address heading. */
const GROUP_HEIGHT = 140;
const LINE_HEIGHT = 80;

/**
 * Measured row heights, which restore the scroll position on return; keyed by window width, because rows wrap
 * differently.
 */
const heights = new Map<string, number>();
const heightKey = (key: unknown) => `${window.innerWidth} ${String(key)}`;

/** A virtualized list: only visible rows are rendered. */
export function LongList({ lines }: { lines: readonly Line[] }) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  // Content above the list changes its offset.
  useLayoutEffect(() => {
    const measure = () => setTop(topOf(list.current));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  // oxlint-disable-next-line react/incompatible-library -- without the React Compiler nothing is memoized behind it
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (index) =>
      heights.get(heightKey(keyOf(lines[index]))) ?? (lines[index]?.group ? GROUP_HEIGHT : LINE_HEIGHT),
    getItemKey: (index) => keyOf(lines[index]),
    overscan: 8,
    scrollMargin: top,
  });
  useLayoutEffect(
    () => () => {
      for (const { key, size } of virtualizer.measurementsCache) heights.set(heightKey(key), size);
    },
    [virtualizer],
  );

  return (
    <ul ref={list} className={classes['long']} style={{ height: virtualizer.getTotalSize() }} aria-label={t`Contratti`}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const line = lines[index];
        return line === undefined ? null : (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className={classes['line']}
            style={{ transform: `translateY(${start - top}px)` }}
            aria-setsize={lines.length}
            aria-posinset={index + 1}
          >
            <ContractRow line={line} />
          </li>
        );
      })}
    </ul>
  );
}

/** A contract's height depends on whether it starts an address group or shows its own address. */
function keyOf(line: Line | undefined): string {
  if (line === undefined) return '';
  const { contract, group, isUnderAddress } = line;
  return [contract.type, contract.code, group !== undefined && 'first', isUnderAddress && 'under'].join(' ');
}

/** Document offset of an element, ignoring transforms. */
function topOf(element: HTMLElement | null): number {
  let top = 0;
  for (let each: Element | null = element; each instanceof HTMLElement; each = each.offsetParent) top += each.offsetTop;
  return top;
}
