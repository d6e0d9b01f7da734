import { Pool, type ClientBase, type PoolClient } from 'pg';

/** Connection timeout, both for the pool and for the database. */
const longestWaitMs = 5000;

/** Time without further logs after a lost connection: a database that ends loses all of them at once. */
const quietMs = 10_000;

export interface PoolOptions {
  readonly max: number;
  /** Timeout for statements that hang or wait for a lock. Absent means no limit, for imports of whole files. */
  readonly longestStatementMs?: number;
}

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
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', ({ message }) => {
    if (pool.ending || performance.now() - toldAt < quietMs) return;
    toldAt = performance.now();
    process.stderr.write(`A database connection was lost: ${message}\n`);
  });
  // The pool doesn't see errors of connections in use; their statement fails, which is report enough.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Imports load files into temp tables, which by default hold 8 MB in memory and use the disk for the rest. */
async function makeRoom(client: ClientBase): Promise<void> {
  await client.query(`set temp_buffers = '64MB'`);
}

/** Returns the settings with which another thread opens its own pool. */
export function settingsOf({ options }: Pool): { readonly url: string; readonly longestStatementMs?: number } {
  const { connectionString: url, query_timeout: longestStatementMs } = options;
  if (url === undefined) throw new TypeError('A pool without a URL.');
  return { url, ...(longestStatementMs !== undefined && { longestStatementMs }) };
}

/**
 * Releases a connection to the pool, or discards it if it is still in a transaction whose end was never
 * answered: the next user would write into that transaction and lose everything.
 */
export function giveBack(client: PoolClient): void {
  client.release(client.getTransactionStatus() !== 'I');
}
