import { expect, test } from 'vitest';
import { runPayments } from './payments.ts';

// The short run; the long one is `npm run bench -- payments`.

test('runs payments through faults', { timeout: 180_000 }, async () => {
  const report = await runPayments({ rounds: 1 });
  expect(report).toMatch(/Tests +1 passed/);
  expect(report).toContain('all ended once');
});
