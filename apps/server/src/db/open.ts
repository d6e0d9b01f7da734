import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';
import type { Config } from '../config/config.ts';
import type { StartError } from '../errors/start-error.ts';
import { connectEmbedded, startEmbedded } from './embedded/index.ts';
import type { Embedded } from './embedded/index.ts';
import { checkReachable } from './reachable.ts';

/** The database that this process works on. */
export type Database = {
  readonly url: string;
  readonly pool: Pool;
  /** Ends the connections, then the PostgreSQL if this process started it. */
  readonly close: () => Promise<void>;
  /** Settles only if an embedded PostgreSQL ends without having been asked to. */
  readonly lost: Promise<StartError>;
};

type Settings = Pick<Config, 'databaseUrl' | 'dataDir' | 'databasePool'>;

/** Opens the database for the server: DATABASE_URL, or an embedded PostgreSQL that is ours alone. */
export async function openDatabase(config: Settings): Promise<Database> {
  return open(config, () => startEmbedded({ dataDir: config.dataDir, durable: true }));
}

/** Opens the database for a command line tool, which may run beside a server. */
export async function openDatabaseForTool(config: Settings): Promise<Database> {
  return open(config, () => connectEmbedded({ dataDir: config.dataDir }));
}

async function open(config: Settings, embed: () => Promise<Embedded>): Promise<Database> {
  if (config.databaseUrl !== undefined) {
    await checkReachable(config.databaseUrl);
    const pool = openPool(config.databaseUrl, config.databasePool);
    return { url: config.databaseUrl, pool, close: () => endPool(pool), lost: new Promise(() => undefined) };
  }
  const { url, stop, lost } = await embed();
  const pool = openPool(url, config.databasePool);
  const close = async () => {
    await endPool(pool);
    await stop();
  };
  return { url, pool, close, lost };
}

function openPool(connectionString: string, max: number): Pool {
  const pool = new Pool({ connectionString, max, connectionTimeoutMillis: 5000, application_name: 'sportello' });
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) process.stderr.write(`A database connection was lost: ${error.message}\n`);
  });
  return pool;
}

/** How long we wait for a query that nobody waits for any more. */
const longestQuery = 3000;

async function endPool(pool: Pool): Promise<void> {
  await Promise.race([pool.end(), wait(longestQuery, undefined, { ref: false })]);
}
