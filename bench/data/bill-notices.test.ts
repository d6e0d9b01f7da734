import { expect, test } from 'vitest';
import { useShortRun } from '../lib/short-run.ts';
import { notify } from './bill-notices.ts';

// The short run; the long one is `npm run bench -- bill-notices`.

const { place, opened } = useShortRun();

test('returns the rate at which customers are notified of new bills, once each', { timeout: 240_000 }, async () => {
  const measured = await notify(place, opened, { customers: 2000, servers: 2, deliverySeconds: 2 });
  expect(measured).toMatchObject({ doubled: 0, missing: 0, messages: 1600 });
  expect(measured.perSecond).toBeGreaterThan(0);
  expect(measured.delivered).toBeGreaterThan(0);
});
