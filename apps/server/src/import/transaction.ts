import type { Pool, PoolClient } from 'pg';

/** Two imports at once would wait for each other's rows for ever; the second waits for the first here. */
const importLock = { classid: 7365, objid: 6 };

/** Thrown inside a transaction to end it without its changes and without an error. */
export class RolledBack<T> {
  readonly result: T;
  constructor(result: T) {
    this.result = result;
  }
}

/** Runs the work of an import in one transaction, one import at a time. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1, $2)', [importLock.classid, importLock.objid]);
    const result = await work(client);
    await client.query(result instanceof RolledBack ? 'rollback' : 'commit');
    return result;
  } catch (error) {
    // The connection is thrown away, and with it everything that was not committed.
    broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}
