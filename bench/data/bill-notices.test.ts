import { expect, onTestFinished, test } from 'vitest';
import { Place } from '../lib/place.ts';
import { notify } from './bill-notices.ts';

// The short run; the long one is `npm run bench -- bill-notices`.

test('returns the rate at which customers are notified of new bills, once each', { timeout: 120_000 }, async () => {
  const place = new Place();
  const opened: (() => Promise<unknown>)[] = [async () => place.remove()];
  onTestFinished(async () => {
    for (let close = opened.pop(); close !== undefined; close = opened.pop()) await close();
  }, 60_000);
  const measured = await notify(place, opened, { customers: 2000, servers: 2, deliverySeconds: 2 });
  expect(measured).toMatchObject({ doubled: 0, missing: 0, messages: 1600 });
  expect(measured.perSecond).toBeGreaterThan(0);
  expect(measured.delivered).toBeGreaterThan(0);
});
