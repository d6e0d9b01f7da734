import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { DatabaseConfig } from '../config/database.ts';
import type { StartError } from '../errors/start-error.ts';
import { connectEmbedded, startEmbedded } from './embedded/index.ts';
import type { Embedded } from './embedded/index.ts';
import { openPool } from './pool.ts';
import { checkReachable } from './reachable.ts';

export type Database = {
  readonly url: string;
  readonly pool: Pool;
  /** Closes the connections, then stops PostgreSQL if this process started it. */
  readonly close: () => Promise<void>;
  /** Settles only if an embedded PostgreSQL ends unexpectedly and can't be restarted. */
  readonly lost: Promise<StartError>;
};

/** Far longer than any statement of a call takes, and short enough to return a "later" error to the customer. */
const longestStatementMs = 10_000;

/** Opens the database for the server: DATABASE_URL, or an embedded PostgreSQL used exclusively. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const max = config.databasePool;
  return open(config, { max, longestStatementMs }, () => startEmbedded({ dataDir: config.dataDir, durable: true }));
}

/** Opens the database for a command line tool, which may run beside a server. */
export async function openDatabaseForTool(config: DatabaseConfig): Promise<Database> {
  return open(config, { max: config.databasePool }, () => connectEmbedded({ dataDir: config.dataDir }));
}

async function open(
  config: DatabaseConfig,
  options: Parameters<typeof openPool>[1],
  embed: () => Promise<Embedded>,
): Promise<Database> {
  if (config.databaseUrl !== undefined) {
    await checkReachable(config.databaseUrl);
    const pool = openPool(config.databaseUrl, options);
    return { url: config.databaseUrl, pool, close: () => endPool(pool), lost: new Promise(() => undefined) };
  }
  const { url, stop, lost } = await embed();
  const pool = openPool(url, options);
  const close = async () => {
    await endPool(pool);
    await stop();
  };
  return { url, pool, close, lost };
}

/** Timeout in milliseconds for queries whose callers are already gone. */
const longestQuery = 3000;

async function endPool(pool: Pool): Promise<void> {
  await Promise.race([pool.end(), wait(longestQuery, undefined, { ref: false })]);
}
