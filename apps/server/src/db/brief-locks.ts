import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import type { ClientBase } from 'pg';
import { errorCode } from '../errors/start-error.ts';

/** Shorter than PostgreSQL's search for deadlocks, so that calls in flight wait, and none of them is chosen to fail. */
const lockTimeout = '400ms';

/** A table that calls use without a pause is free for a moment within these tries, some minutes in all. */
export const untilFree = retry(
  handleWhen((error) => isLocked(error)),
  { maxAttempts: 60, backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 4000 }) },
);

/** True for the error of a statement that gave up because others use the table. */
export function isLocked(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return ['55P03', '40P01'].includes(errorCode(cause) ?? '');
}

/** Runs a transaction that lets calls go first on the tables that it locks, and tries again. */
export async function transactBriefly(client: ClientBase, work: () => Promise<void>): Promise<void> {
  await untilFree.execute(async () => {
    await client.query('begin');
    try {
      await client.query(`set local lock_timeout = '${lockTimeout}'`);
      await work();
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });
}
