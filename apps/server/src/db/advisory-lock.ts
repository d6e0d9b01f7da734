import { setTimeout as wait } from 'node:timers/promises';
import type { ClientBase } from 'pg';

const pollMs = 100;

/** A start that hangs without a word would explain nothing. */
const patientPolls = 30;

/**
 * Takes a session-level lock by asking again and again: a statement that waits inside PostgreSQL holds a snapshot, for
 * which `create index concurrently` of the lock's holder would wait forever.
 */
export async function takeLock(client: ClientBase, lock: { classid: number; objid: number }): Promise<void> {
  for (let polls = 1; ; polls += 1) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [
      lock.classid,
      lock.objid,
    ]);
    if (rows[0]?.taken === true) return;
    if (polls === patientPolls) process.stderr.write('Another server is preparing the database: waiting for it.\n');
    await wait(pollMs);
  }
}
