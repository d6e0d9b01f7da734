import { lazy, Suspense } from 'react';
import { PlainRows, type VirtualListProps } from './PlainRows.tsx';

/** Rows that fill a window while the rest of the list is loading. */
const FIRST = 16;

// Lazy: the pages of the bar are preloaded for everybody, few of whom read on. Without a network the list is plain.
const Rows = lazy(() =>
  import('./VirtualRows.tsx').then(
    ({ VirtualRows }) => ({ default: VirtualRows }),
    () => ({ default: PlainRows }),
  ),
) as typeof PlainRows;

/** A long list that scrolls with the window and renders the rows in view. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { items, count = items.length } = props;
  return (
    <Suspense fallback={<PlainRows {...props} items={items.slice(0, FIRST)} count={count} />}>
      <Rows {...props} />
    </Suspense>
  );
}
