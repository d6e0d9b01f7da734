import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import type { ArchiveSearch } from './archive-search.ts';

/** A pause in typing; shorter ones would ask for every digit. */
const PAUSE_MS = 300;

/** What is asked for: what the URL says, a number once its typing pauses. What is chosen from a list is asked for at once. */
export function useSought({ cerca, ...chosen }: ArchiveSearch): ArchiveSearch {
  const [paused] = useDebouncedValue(cerca, PAUSE_MS);
  const { fornitura, stato, anno, tipo } = chosen;
  // Nothing typed any more is nothing to wait for.
  const number = cerca === undefined ? undefined : paused;
  // The same as long as it says the same: what it finds is not drawn again with each key.
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
