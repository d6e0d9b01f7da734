import { Pool, type ClientBase, type PoolClient } from 'pg';

/** How long a connection may take to come, from the pool or from the database. */
const longestWaitMs = 5000;

/** How long we leave lost connections unmentioned after one was: a database that ends loses them all at once. */
const quietMs = 10_000;

export interface PoolOptions {
  readonly max: number;
  /**
   * After how long a statement is given up whose answer doesn't come, because the database hangs or
   * what it waits for is locked. Absent, it takes as long as it takes: that is for whole files.
   */
  readonly longestStatementMs?: number;
}

/** Connections to a database, which may be lost at any moment, in use or not, without harm to this process. */
export function openPool(connectionString: string, { max, longestStatementMs }: PoolOptions): Pool {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: longestWaitMs,
    // It is waited for, which its type doesn't say.
    // oxlint-disable-next-line typescript/no-misused-promises
    ...(longestStatementMs === undefined ? { onConnect: makeRoom } : { query_timeout: longestStatementMs }),
    keepAlive: true,
    application_name: 'sportello',
  });
  let toldAt = -Infinity;
  // One that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', ({ message }) => {
    if (pool.ending || performance.now() - toldAt < quietMs) return;
    toldAt = performance.now();
    process.stderr.write(`A database connection was lost: ${message}\n`);
  });
  // The same goes for one in use, of which the pool doesn't hear: its statement fails, which is told enough.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** What files say waits in temporary tables, which by default hold 8 MB in memory and go to disk and back for the rest. */
async function makeRoom(client: ClientBase): Promise<void> {
  await client.query(`set temp_buffers = '64MB'`);
}

/** Where a pool's database is, and how long it waits for it: what another thread needs to open its own. */
export function settingsOf({ options }: Pool): { readonly url: string; readonly longestStatementMs?: number } {
  const { connectionString: url, query_timeout: longestStatementMs } = options;
  if (url === undefined) throw new TypeError('A pool without a URL.');
  return { url, ...(longestStatementMs !== undefined && { longestStatementMs }) };
}

/**
 * Gives a connection back. One that is still in a transaction, since its end was never answered, is
 * thrown away: whoever got it next would write into that transaction, and lose it all.
 */
export function giveBack(client: PoolClient): void {
  client.release(client.getTransactionStatus() !== 'I');
}
