import { expect, onTestFinished, test } from 'vitest';
import { Place } from '../lib/place.ts';
import { measureOverhead } from './overhead.ts';

// The short run; the long one is `npm run bench -- overhead`.

test('measures the processor time of each call on both servers', { timeout: 120_000 }, async () => {
  const place = new Place();
  const opened: (() => Promise<unknown>)[] = [async () => place.remove()];
  onTestFinished(async () => {
    for (let close = opened.pop(); close !== undefined; close = opened.pop()) await close();
  }, 60_000);
  const measured = await measureOverhead(place, opened, { rounds: 1, share: 0.1 });
  expect(measured).toHaveLength(4);
  for (const { name, statements, ours, bare } of measured) {
    expect(statements, name).toBeGreaterThan(0);
    expect(ours, name).toBeGreaterThan(0);
    expect(bare, name).toBeGreaterThan(0);
  }
});
