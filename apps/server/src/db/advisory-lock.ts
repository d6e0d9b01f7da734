import { setTimeout as wait } from 'node:timers/promises';
import type { ClientBase } from 'pg';

interface Lock {
  readonly classid: number;
  readonly objid: number;
}

/** Held by whoever changes tables. */
export const migrationLock: Lock = { classid: 7365, objid: 4 };

/** Held by a run of `npm run partition`, for as long as it reads the table. */
export const partitionLock: Lock = { classid: 7365, objid: 7 };

const pollMs = 100;

/** A start that hangs without a word would explain nothing. */
const patientPolls = 30;

/**
 * Takes a session-level lock by asking again and again: a statement that waits inside PostgreSQL holds a snapshot, for
 * which `create index concurrently` of the lock's holder would wait forever.
 */
export async function takeLock(client: ClientBase, lock: Lock): Promise<void> {
  for (let polls = 1; ; polls += 1) {
    if (await tryLock(client, lock)) return;
    if (polls === patientPolls) process.stderr.write('Another server is preparing the database: waiting for it.\n');
    await wait(pollMs);
  }
}

/** Takes a session-level lock that nobody holds. */
export async function tryLock(client: ClientBase, { classid, objid }: Lock): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [
    classid,
    objid,
  ]);
  return rows[0]?.taken === true;
}

export async function releaseLock(client: ClientBase, { classid, objid }: Lock): Promise<void> {
  await client.query('select pg_advisory_unlock($1, $2)', [classid, objid]);
}

/** Takes a lock until the transaction ends, which has a short lock timeout. */
export async function lockTransaction(client: ClientBase, { classid, objid }: Lock): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1, $2)', [classid, objid]);
}
