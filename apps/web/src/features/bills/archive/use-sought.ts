import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import type { ArchiveSearch } from './archive-search.ts';

/** Debounce; a shorter one would send a request for every digit. */
const PAUSE_MS = 300;

/** Returns the search to request: the number is debounced, list choices apply at once. */
export function useSought({ cerca, ...chosen }: ArchiveSearch): ArchiveSearch {
  const [paused] = useDebouncedValue(cerca, PAUSE_MS);
  const { fornitura, stato, anno, tipo } = chosen;
  // A cleared number applies without the debounce.
  const number = cerca === undefined ? undefined : paused;
  // A stable identity while the values are equal avoids rendering the results on each key press.
  return useMemo(
    () => ({
      ...(fornitura !== undefined && { fornitura }),
      ...(stato !== undefined && { stato }),
      ...(anno !== undefined && { anno }),
      ...(tipo !== undefined && { tipo }),
      ...(number !== undefined && { cerca: number }),
    }),
    [fornitura, stato, anno, tipo, number],
  );
}
