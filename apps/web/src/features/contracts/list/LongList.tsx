import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import { ContractRow } from './ContractRow.tsx';
import type { Line } from './lines.ts';
import classes from './list.module.css';

/** What a line takes before it was measured, in pixels: with the address over it, and without. */
const GROUP_HEIGHT = 140;
const LINE_HEIGHT = 80;

/** How high the lines were, so that who comes back finds the same place; a narrower window makes others of them. */
const heights = new Map<string, number>();
const heightKey = (key: unknown) => `${window.innerWidth} ${String(key)}`;

/** As many contracts as there are: only those in sight are drawn. */
export function LongList({ lines }: { lines: readonly Line[] }) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  // Whatever stands above may come and go.
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

/** The same contract is higher where an address begins with it, or where it says its own. */
function keyOf(line: Line | undefined): string {
  if (line === undefined) return '';
  const { contract, group, isUnderAddress } = line;
  return [contract.type, contract.code, group !== undefined && 'first', isUnderAddress && 'under'].join(' ');
}

/** Where an element begins in the page, wherever it is moved to for the moment. */
function topOf(element: HTMLElement | null): number {
  let top = 0;
  for (let each: Element | null = element; each instanceof HTMLElement; each = each.offsetParent) top += each.offsetTop;
  return top;
}
