import { expect, test } from 'vitest';
import { useShortRun } from '../lib/short-run.ts';
import { measureOverhead } from './overhead.ts';

// The short run; the long one is `npm run bench -- overhead`.

const { place, opened } = useShortRun();

test('measures the processor time of each call on both servers', { timeout: 240_000 }, async () => {
  const measured = await measureOverhead(place, opened, { rounds: 1, share: 0.1 });
  expect(measured).toHaveLength(4);
  for (const { name, statements, ours, bare } of measured) {
    expect(statements, name).toBeGreaterThan(0);
    expect(ours, name).toBeGreaterThan(0);
    expect(bare, name).toBeGreaterThan(0);
  }
});
