import { expect, onTestFinished, test } from 'vitest';
import { failOver } from '../lib/faults/failover.ts';
import { Place } from '../lib/place.ts';

// A primary that vanishes is waited for by time limits alone: only the long run, `npm run bench -- failover`, has it.
test('loses no acknowledged write, and serves again soon after a promotion, when the primary is killed', async () => {
  const place = new Place();
  const opened: (() => Promise<unknown>)[] = [async () => place.remove()];
  onTestFinished(async () => {
    for (let close = opened.pop(); close !== undefined; close = opened.pop()) await close();
  }, 60_000);
  const failover = { loss: 'killed', noticedAfterMs: 1000 } as const;
  const { acknowledged, refused, cut, lost, doubled, wrong, goodAfterMs } = await failOver(place, failover, opened);
  expect({ cut, lost, doubled, wrong }).toEqual({ cut: 0, lost: 0, doubled: 0, wrong: [] });
  expect(acknowledged).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(0);
  console.log(`good answers ${goodAfterMs.toFixed(0)} ms after the promotion`);
  expect(goodAfterMs).toBeLessThan(10_000);
}, 300_000);
