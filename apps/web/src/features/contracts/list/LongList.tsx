import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useRouter } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import { ContractRow } from './ContractRow.tsx';
import type { Line } from './lines.ts';
import classes from './list.module.css';

/** What a line takes before it was measured, in pixels: with the address over it, and without. */
const GROUP_HEIGHT = 140;
const LINE_HEIGHT = 80;

/** How high the lines were, so that who comes back in the history finds the same place. */
const measured = new Map<string, VirtualItem[]>();

/** As many contracts as there are: only those in sight are drawn. */
export function LongList({ lines }: { lines: readonly Line[] }) {
  const { t } = useLingui();
  const { latestLocation } = useRouter();
  const [entry] = useState(latestLocation.state.__TSR_key ?? '');
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
    estimateSize: (index) => (lines[index]?.group ? GROUP_HEIGHT : LINE_HEIGHT),
    getItemKey: (index) => keyOf(lines[index]),
    overscan: 8,
    scrollMargin: top,
    initialMeasurementsCache: measured.get(entry) ?? [],
  });
  useLayoutEffect(() => () => void measured.set(entry, virtualizer.measurementsCache), [entry, virtualizer]);

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

function keyOf(line: Line | undefined): string {
  return line === undefined ? '' : `${line.contract.type} ${line.contract.code}`;
}

/** Where an element begins in the page, wherever it is moved to for the moment. */
function topOf(element: HTMLElement | null): number {
  let top = 0;
  for (let each: Element | null = element; each instanceof HTMLElement; each = each.offsetParent) top += each.offsetTop;
  return top;
}
