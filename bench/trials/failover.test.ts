import { expect, onTestFinished, test } from 'vitest';
import { failOver } from '../lib/faults/failover.ts';
import { Place } from '../lib/place.ts';

// The short run; the long one is `npm run bench -- failover`.

test.each([
  { loss: 'killed', noticedAfterMs: 1000, withinMs: 10_000 },
  // Half of the aim are time limits of statements and connections, which a busy machine stretches.
  { loss: 'vanished', noticedAfterMs: 5000, withinMs: 30_000 },
] as const)(
  'loses no acknowledged write, and serves again soon after a promotion, when the primary is $loss',
  async ({ withinMs, ...failover }) => {
    const place = new Place();
    const opened: (() => Promise<unknown>)[] = [async () => place.remove()];
    onTestFinished(async () => {
      for (let close = opened.pop(); close !== undefined; close = opened.pop()) await close();
    }, 60_000);
    const { acknowledged, refused, cut, lost, doubled, wrong, goodAfterMs } = await failOver(place, failover, opened);
    expect({ cut, lost, doubled, wrong }).toEqual({ cut: 0, lost: 0, doubled: 0, wrong: [] });
    expect(acknowledged).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
    console.log(`good answers ${goodAfterMs.toFixed(0)} ms after the promotion`);
    expect(goodAfterMs).toBeLessThan(withinMs);
  },
  300_000,
);
