import { expect, test } from 'vitest';
import { useShortRun } from '../lib/short-run.ts';
import { measureLedger } from './notice-ledger.ts';

// The short run; the long one is `npm run bench -- notice-ledger`.

const { place, opened } = useShortRun();

test('returns the row of a changed byte in the ledger of notices', { timeout: 240_000 }, async () => {
  const measured = await measureLedger(place, opened, { notices: 4000 });
  expect(measured).toMatchObject({ rows: 8000, found: 'C500 1 notice' });
  expect(measured.seconds).toBeGreaterThan(0);
});
