import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Bench } from '../lib/bench.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** `PAYMENT_ROUNDS=10 npm run bench -- payments` runs fewer of them. */
const rounds = Number(process.env['PAYMENT_ROUNDS'] ?? 100);

/**
 * Runs a hundred payments by default, each with the server, the payment provider or their connection failing at some
 * step.
 */
export const payments: Bench = {
  name: 'payments',
  title: `${rounds} payments through faults, each of which must end once`,
  longestMinutes: 40,
  run: () => runPayments({ rounds }),
};

/** Returns the report of the test that sends them. */
export async function runPayments(extent: { readonly rounds: number }): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project=server, apart',
      'apps/server/src/areas/paying/payment-faults.test.ts',
    ],
    { cwd: root, env: { ...process.env, PAYMENT_ROUNDS: String(extent.rounds), NO_COLOR: '1' } },
  ).catch((failed: { stdout?: string }) => {
    throw new Error(failed.stdout ?? 'vitest could not be started', { cause: failed });
  });
  return `${stdout.trim()}\nall ended once, and the sums of bills, payments and provider agree`;
}
