import { expect, test } from 'vitest';
import { useShortRun } from '../lib/short-run.ts';
import { measureBills } from './bills.ts';

// The short run; the long one is `npm run bench -- bills`.

const { place, opened } = useShortRun();

test('returns the times of an archive of few and of many bills', { timeout: 240_000 }, async () => {
  const extent = { small: 6000, large: 8000, many: 100, rounds: 1, requests: 10, customers: 2 };
  const measured = await measureBills(place, opened, extent);
  expect(measured.map(({ name }) => name)).toEqual([
    '40 and 100 bills of one customer',
    '6,000 and 8,000 bills of all',
  ]);
  for (const { name, p50, p99, ratio } of measured) {
    expect(
      [...p50, ...p99, ratio].filter((each) => each > 0),
      name,
    ).toHaveLength(5);
  }
});
