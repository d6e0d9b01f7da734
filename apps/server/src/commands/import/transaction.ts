import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';
import type { Database } from '../../db/database.ts';
import * as schema from '../../db/schema/index.ts';
import { StartError } from '../../errors/start-error.ts';

/** Two imports at once would wait for each other's rows for ever; the second waits for the first here. */
const importLock = { classid: 7365, objid: 6 };

/** Thrown inside a transaction to end it without its changes and without an error. */
export class RolledBack<T> {
  readonly result: T;
  constructor(result: T) {
    this.result = result;
  }
}

/** Where an import works: on a connection of its own, or inside a transaction that does more. */
export type ImportPlace = Pool | WholeFolder;

/** A transaction in which files are loaded one after the other, and what came of them is kept with them. */
export class WholeFolder {
  readonly #client: PoolClient;
  constructor(client: PoolClient) {
    this.#client = client;
  }

  /** The transaction as queries take it; it is not for transactions of theirs. */
  get db(): Database {
    return drizzle(this.#client, { schema });
  }

  query<T extends QueryResultRow>(text: string): Promise<QueryResult<T>> {
    return this.#client.query<T>(text);
  }

  /** Loads one of the files; what it took back is as if it had never been there. */
  async one<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    await this.#client.query('savepoint one_file');
    const result = await work(this.#client);
    if (result instanceof RolledBack) await this.#client.query('rollback to savepoint one_file');
    await this.#client.query('release savepoint one_file');
    // They go with the transaction, and the next file has its own.
    await this.#client.query('drop table if exists pg_temp.staged, pg_temp.refused');
    return result;
  }

  /** Does what may turn out to be impossible; then the file is as if it had never been there. */
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

/** What a query finds where an import works. */
export async function readRows<T extends QueryResultRow>(place: ImportPlace, text: string): Promise<T[]> {
  const { rows } = place instanceof WholeFolder ? await place.query<T>(text) : await place.query<T>(text);
  return rows;
}

/** Loads files in one transaction; what `work` answers as {@link RolledBack} is taken back. */
export async function inFolder<T>(pool: Pool, work: (whole: WholeFolder) => Promise<T>): Promise<T> {
  return inTransaction(pool, (client) => work(new WholeFolder(client)));
}

/** Whole files are compared and sorted at once; what PostgreSQL gives to a request would go to disk and back. */
const SETTINGS = `set local work_mem = '64MB'; set local maintenance_work_mem = '128MB'; set local jit = off`;

/** Runs the work of an import in one transaction, one import at a time. */
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
    // The connection is thrown away, and with it everything that was not committed.
    broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}
