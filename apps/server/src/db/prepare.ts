import { Client, type Pool } from 'pg';
import { StartError, errorCode, firstLine } from '../errors/start-error.ts';
import { takeLock } from './advisory-lock.ts';
import { openPool } from './pool.ts';

/*
 * Several servers may start at once on one database. The lock has its own connection: it could take the
 * pool's last one, and the guarded work would wait forever.
 */
const startLock = { classid: 7365, objid: 2 };

/**
 * Runs the startup work that changes the database (schema, demo data) in one server at a time, on
 * connections without a statement timeout: a new index on millions of rows takes time.
 */
export async function oneAtATime(url: string, work: (pool: Pool) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'sportello start' });
  client.on('error', () => undefined);
  await client.connect();
  const pool = openPool(url, { max: 2 });
  try {
    await takeLock(client, startLock);
    await work(pool);
  } catch (error) {
    throw explain(error);
  } finally {
    await pool.end();
    await client.end().catch(() => undefined);
  }
}

function explain(error: unknown): unknown {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (errorCode(cause) !== '42501') return error;
  return new StartError(
    `DATABASE_URL: its user may not change the schema (${firstLine(cause)}): make it the owner of the database.`,
    { cause: error },
  );
}
