import { useDebouncedValue } from '@mantine/hooks';
import { shortAddress, type Contract } from '@sportello/domain';
import { useMemo } from 'react';
import type { ArchiveSearch } from './archive-search.ts';
import type { SoughtBills } from './merge.ts';

/** Debounce; a shorter one would send a request for every digit. */
const PAUSE_MS = 300;

/** Returns the search to request: the number is debounced, list choices apply at once. */
export function useSought({ cerca, ...chosen }: ArchiveSearch): ArchiveSearch {
  const [paused] = useDebouncedValue(cerca, PAUSE_MS);
  const { fornitura, stato, anno, mese, indirizzo, tipo } = chosen;
  // A cleared number applies without the debounce.
  const number = cerca === undefined ? undefined : paused;
  // A stable identity while the values are equal avoids rendering the results on each key press.
  return useMemo(
    () => ({
      ...(fornitura !== undefined && { fornitura }),
      ...(stato !== undefined && { stato }),
      ...(anno !== undefined && { anno }),
      ...(mese !== undefined && { mese }),
      ...(indirizzo !== undefined && { indirizzo }),
      ...(tipo !== undefined && { tipo }),
      ...(number !== undefined && { cerca: number }),
    }),
    [fornitura, stato, anno, mese, indirizzo, tipo, number],
  );
}

/** Adds the contracts at the sought address, which the bills themselves don't have. */
export function useAtAddress(search: ArchiveSearch, contracts: readonly Contract[]): SoughtBills {
  return useMemo(() => {
    const { indirizzo } = search;
    if (indirizzo === undefined) return search;
    const there = contracts.filter(({ address }) => address !== undefined && shortAddress(address) === indirizzo);
    return { ...search, contractCodes: new Set(there.map(({ code }) => code)) };
  }, [search, contracts]);
}
