import { expect, onTestFinished, test } from 'vitest';
import { faultRun } from '../lib/faults/run.ts';
import { demoPlace } from '../lib/short-run.ts';

// The short run; the long one is `npm run bench -- faults`.

test('loses and doubles nothing that a server acknowledged when its database fails', async () => {
  const [place, other] = [demoPlace(), demoPlace()];
  const opened = [async () => place.remove(), async () => other.remove()];
  onTestFinished(async () => {
    for (let close = opened.pop(); close !== undefined; close = opened.pop()) await close();
  });
  const extent = { terminations: 10, endings: 1, calmSeconds: 0, hangSeconds: 6, kills: 1 };
  const outcomes = await faultRun(place, other, extent, opened);
  for (const { fault, acknowledged, lost, doubled, wrong, longestMs } of outcomes) {
    expect({ fault, lost, doubled, wrong }).toEqual({ fault, lost: 0, doubled: 0, wrong: [] });
    expect(acknowledged, fault).toBeGreaterThan(0);
    // The target is one second; more is allowed beside other tests on two cores.
    expect(longestMs, fault).toBeLessThan(5000);
  }
  expect(outcomes.filter(({ refused }) => refused > 0).length).toBeGreaterThan(3);
}, 300_000);
