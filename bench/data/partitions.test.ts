import { expect, test } from 'vitest';
import { useShortRun } from '../lib/short-run.ts';
import { measurePartitions } from './partitions.ts';

// The short run; the long one is `npm run bench -- partitions`.

const { place, opened } = useShortRun();

test('returns milliseconds of reads and upkeep for one table and for partitions', { timeout: 240_000 }, async () => {
  const { curves, bills } = await measurePartitions(place, opened, { supplies: 5, billsPerSupply: 40, times: 3 });
  expect(curves.map(({ name, ms }) => [name, ms.filter((each) => each > 0).length])).toEqual([
    ['a month of a supply', 4],
    ['a year of a supply', 4],
    ['first and last day of a supply', 4],
    ['what an import replaces, of 500 supplies', 4],
    ['import of the next day', 4],
    ['vacuum after the correction of a day', 4],
    ['removal of the oldest year', 4],
  ]);
  expect(bills.map(({ ms }) => ms.filter((each) => each > 0).length)).toEqual([3, 3, 3, 3, 3, 3]);
});
