import { Pool, type ClientBase, type PoolClient } from 'pg';
import { keepStatements } from './prepared/kept-statements.ts';
import { closeIfLost, rejectStandby } from './primary.ts';
import { chargeConnections } from '../telemetry/signals/work.ts';
import { reportStatements } from './statements.ts';

/** Connection timeout, both for the pool and for the database. */
const longestWaitMs = 5000;

/** Time without further logs after a lost connection: a database that ends loses all of them at once. */
const quietMs = 10_000;

export interface PoolOptions {
  readonly max: number;
  /** Timeout for statements that hang or wait for a lock. Absent means no limit, for imports of whole files. */
  readonly longestStatementMs?: number;
  /** Through a connection pooler, which rejects settings of a session: its role must have them (docs/database.md). */
  readonly isPooled?: boolean;
  /** A standby is what it is meant to be. */
  readonly isReplica?: boolean;
}

/** A machine that has vanished closes no connection: an idle one is probed ten times, a second apart, and closed. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** PostgreSQL ends a statement before the client gives up, which would leave it running on a connection more. */
const graceMs = 1000;

/** No use case waits this long within a transaction, whatever it calls. */
const longestIdleMs = 60_000;

/** Returns the limits that PostgreSQL itself keeps, in milliseconds. */
export const serverLimits = (longestStatementMs: number) => ({
  statement_timeout: longestStatementMs,
  lock_timeout: Math.ceil(0.8 * longestStatementMs),
  idle_in_transaction_session_timeout: longestIdleMs,
});

export function openPool(
  connectionString: string,
  { max, longestStatementMs, isPooled = false, isReplica = false }: PoolOptions,
): Pool {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: longestWaitMs,
    // The pool awaits it, unlike its type.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: longestStatementMs === undefined ? prepareForFiles : isReplica ? undefined : rejectStandby,
    ...(longestStatementMs !== undefined && {
      ...(!isPooled && serverLimits(longestStatementMs)),
      query_timeout: longestStatementMs + graceMs,
    }),
    ...keptAlive,
    application_name: 'sportello',
  });
  reportStatements(pool);
  if (!isPooled) keepStatements(pool);
  chargeConnections(pool);
  let toldAt = -Infinity;
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', ({ message }) => {
    if (pool.ending || performance.now() - toldAt < quietMs) return;
    toldAt = performance.now();
    process.stderr.write(`A database connection was lost: ${message}\n`);
  });
  // The pool doesn't see errors of connections in use; their statement fails, which is report enough.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', closeIfLost);
  return pool;
}

/**
 * Imports load files into temp tables, which by default hold 8 MB in memory and use the disk for the rest. Limits of
 * the role hold for calls, not for files.
 */
async function prepareForFiles(client: ClientBase): Promise<void> {
  await client.query(
    `set temp_buffers = '64MB'; set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`,
  );
}

/** Returns the URL of PostgreSQL itself, for what needs a session of its own. */
export const directUrlOf = (config: { readonly databaseDirectUrl?: string }, pool: Pool): string =>
  config.databaseDirectUrl ?? settingsOf(pool).url;

/** Returns the settings with which another thread opens its own pool. */
export function settingsOf({ options }: Pool): { readonly url: string } & Omit<PoolOptions, 'max'> {
  const { connectionString: url, query_timeout: patience, statement_timeout: limit } = options;
  if (url === undefined) throw new TypeError('A pool without a URL.');
  return {
    url,
    ...(patience !== undefined && { longestStatementMs: patience - graceMs, isPooled: limit === undefined }),
  };
}

/**
 * Releases a connection to the pool, or discards it if it is still in a transaction whose end was never
 * answered: the next user would write into that transaction and lose everything.
 */
export function giveBack(client: PoolClient): void {
  client.release(client.getTransactionStatus() !== 'I');
}
