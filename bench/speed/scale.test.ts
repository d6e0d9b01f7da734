import { expect, test } from 'vitest';
import { useShortRun } from '../lib/short-run.ts';
import { measureScale } from './scale.ts';

// The short run; the long one is `npm run bench -- scale`.

const { place, opened } = useShortRun();

test('returns the times of each call with few and with many contracts', { timeout: 240_000 }, async () => {
  const extent = { sizes: [1000, 1200], rounds: 1, customers: 2, share: 0.05 };
  const measured = await measureScale(place, opened, extent);
  expect(measured.map(({ name }) => name)).toEqual([
    'profile, of many customers',
    'contracts, of many customers',
    'contracts, amministratore (400)',
  ]);
  for (const { name, p50, p99, ratio } of measured) {
    expect(
      [...p50, ...p99, ratio].filter((each) => each > 0),
      name,
    ).toHaveLength(5);
  }
});
