import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';
import type { Database } from '../../db/database.ts';
import { StartError } from '../../errors/start-error.ts';

/** Serializes imports: two at once could deadlock on each other's rows. */
const importLock = { classid: 7365, objid: 6 };

/** Thrown inside a transaction to roll it back without an error. */
export class RolledBack<T> {
  readonly result: T;
  constructor(result: T) {
    this.result = result;
  }
}

export type ImportPlace = Pool | WholeFolder;

export class WholeFolder {
  readonly #client: PoolClient;
  constructor(client: PoolClient) {
    this.#client = client;
  }

  /** The transaction for queries; don't open nested transactions on it. */
  get db(): Database {
    return drizzle(this.#client);
  }

  query<T extends QueryResultRow>(text: string): Promise<QueryResult<T>> {
    return this.#client.query<T>(text);
  }

  /** Loads one file; a rolled-back file leaves no trace in the transaction. */
  async one<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    await this.#client.query('savepoint one_file');
    const result = await work(this.#client);
    if (result instanceof RolledBack) await this.#client.query('rollback to savepoint one_file');
    await this.#client.query('release savepoint one_file');
    // They would be dropped only at the end of the transaction, and the next file creates its own.
    await this.#client.query('drop table if exists pg_temp.staged, pg_temp.refused');
    return result;
  }

  /** Runs `work` in a savepoint, which is rolled back on a {@link StartError}. */
  async orTaken<T, U = T>(work: () => Promise<T>, otherwise: (error: StartError) => U): Promise<T | U> {
    await this.#client.query('savepoint whole_file');
    const result = await work().catch(async (error: unknown) => {
      if (!(error instanceof StartError)) throw error;
      await this.#client.query('rollback to savepoint whole_file');
      return otherwise(error);
    });
    await this.#client.query('release savepoint whole_file');
    return result;
  }
}

export async function readRows<T extends QueryResultRow>(place: ImportPlace, text: string): Promise<T[]> {
  const { rows } = place instanceof WholeFolder ? await place.query<T>(text) : await place.query<T>(text);
  return rows;
}

/** Loads files in one transaction, which is rolled back if `work` returns {@link RolledBack}. */
export async function inFolder<T>(pool: Pool, work: (whole: WholeFolder) => Promise<T>): Promise<T> {
  return inTransaction(pool, (client) => work(new WholeFolder(client)));
}

/** Whole files are joined and sorted at once; with the memory limits for requests, PostgreSQL would spill to disk. */
const SETTINGS = `set local work_mem = '64MB'; set local maintenance_work_mem = '128MB'; set local jit = off`;

/** Runs an import in one transaction, one import at a time. */
export async function inTransaction<T>(place: ImportPlace, work: (client: PoolClient) => Promise<T>): Promise<T> {
  if (place instanceof WholeFolder) return place.one(work);
  const client = await place.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    await client.query(SETTINGS);
    await client.query('select pg_advisory_xact_lock($1, $2)', [importLock.classid, importLock.objid]);
    const result = await work(client);
    await client.query(result instanceof RolledBack ? 'rollback' : 'commit');
    return result;
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}
