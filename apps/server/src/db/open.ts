import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { DatabaseConfig } from '../config/database.ts';
import { StartError } from '../errors/start-error.ts';
import { connectEmbedded, startEmbedded } from './embedded/index.ts';
import type { Embedded } from './embedded/index.ts';
import { openPool } from './pool.ts';
import { sharesProcesses } from './pooler.ts';
import { checkReachable } from './reachable.ts';

export type Database = {
  /** Leads to PostgreSQL itself, for what needs a session: locks, migrations, notifications. */
  readonly directUrl: string;
  readonly pool: Pool;
  /** Closes the connections, then stops PostgreSQL if this process started it. */
  readonly close: () => Promise<void>;
  /** Settles only if an embedded PostgreSQL ends unexpectedly and can't be restarted. */
  readonly lost: Promise<StartError>;
};

/** Far longer than any statement of a call takes, and short enough to return a "later" error to the customer. */
export const longestStatementMs = 10_000;

/** Opens the database for the server: DATABASE_URL, or an embedded PostgreSQL used exclusively. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const options = { max: config.databasePool, longestStatementMs, isPooled: isPooled(config), warnsOfUntested: true };
  return open(config, config.databaseUrl, options, () => startEmbedded({ dataDir: config.dataDir, durable: true }));
}

/** Opens the database for a command line tool, which may run beside a server. */
export async function openDatabaseForTool(
  config: DatabaseConfig,
  { mayBeStandby = false }: { readonly mayBeStandby?: boolean } = {},
): Promise<Database> {
  const { databasePool: max, databaseDirectUrl: url, dataDir } = config;
  return open(config, url, { max }, () => connectEmbedded({ dataDir }), mayBeStandby);
}

/** Two URLs mean that calls go through a connection pooler. */
const isPooled = ({ databaseUrl, databaseDirectUrl }: DatabaseConfig) => databaseUrl !== databaseDirectUrl;

const needsDirectUrl =
  'set it to PostgreSQL itself, for migrations, locks and live updates; DATABASE_URL leads through a connection pooler.';

async function open(
  { databaseUrl, databaseDirectUrl }: DatabaseConfig,
  poolUrl: string | undefined,
  { warnsOfUntested = false, ...options }: Parameters<typeof openPool>[1] & { readonly warnsOfUntested?: boolean },
  embed: () => Promise<Embedded>,
  mayBeStandby = false,
): Promise<Database> {
  if (databaseUrl !== undefined && databaseDirectUrl !== undefined && poolUrl !== undefined) {
    await checkReachable(databaseUrl, { warnsOfUntested, mayBeStandby });
    const setting = 'DATABASE_DIRECT_URL';
    if (databaseDirectUrl !== databaseUrl) await checkReachable(databaseDirectUrl, { setting, mayBeStandby });
    if (await sharesProcesses(databaseDirectUrl)) throw new StartError(`${setting}: ${needsDirectUrl}`);
    const pool = openPool(poolUrl, options);
    return { directUrl: databaseDirectUrl, pool, close: () => endPool(pool), lost: new Promise(() => undefined) };
  }
  const { url, stop, lost } = await embed();
  const pool = openPool(url, options);
  const close = async () => {
    await endPool(pool);
    await stop();
  };
  return { directUrl: url, pool, close, lost };
}

/** Timeout in milliseconds for queries whose callers are already gone. */
const longestQuery = 3000;

async function endPool(pool: Pool): Promise<void> {
  await Promise.race([pool.end(), wait(longestQuery, undefined, { ref: false })]);
}
