import { expect, onTestFinished, test } from 'vitest';
import { killRounds } from '../lib/exchange/killed.ts';
import { demoPlace } from '../lib/short-run.ts';
import { measureExchange } from './exchange.ts';

// The short run; the long one is `npm run bench -- exchange`.

test('outcomes whose server was killed are done once, and answered the same again', { timeout: 240_000 }, async () => {
  const place = demoPlace();
  const opened: (() => Promise<unknown>)[] = [async () => place.remove()];
  onTestFinished(async () => {
    for (let close = opened.pop(); close !== undefined; close = opened.pop()) await close();
  }, 60_000);
  expect(await killRounds(place, 3, opened)).toMatchObject({ rounds: 3, lost: 0, doubled: 0, otherwise: [] });
});

test('returns how many changes go out and come back in a second', { timeout: 240_000 }, async () => {
  const place = demoPlace();
  const opened: (() => Promise<unknown>)[] = [async () => place.remove()];
  onTestFinished(async () => {
    for (let close = opened.pop(); close !== undefined; close = opened.pop()) await close();
  }, 60_000);
  const speeds = await measureExchange(place, opened, { changes: 20, page: 10 });
  expect(speeds).toHaveLength(6);
  for (const { way, perSecond } of speeds) expect(perSecond, way).toBeGreaterThan(0);
});
