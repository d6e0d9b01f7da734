import { expect, test } from 'vitest';
import { useShortRun } from '../lib/short-run.ts';
import { measureBillFiles } from './bill-files.ts';

// The short run; the long one is `npm run bench -- bill-files`.

const { place, opened } = useShortRun();

test('returns the times and sizes of all files of a bill', { timeout: 240_000 }, async () => {
  const measured = await measureBillFiles(place, opened, { rounds: 2 });
  expect(measured).toHaveLength(6);
  for (const { name, first, times, bytes } of measured) {
    expect(first, name).toBeGreaterThan(0);
    expect(
      times.filter((each) => each > 0),
      name,
    ).toHaveLength(2);
    expect(bytes, name).toBeGreaterThan(100);
  }
});
