import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';
import { StartError } from '../errors/start-error.ts';
import { prepareJobs } from './jobs/prepare.ts';

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/*
 * Held for the session and on the connection that migrates: Drizzle reads what was applied before it
 * opens its transaction, so that a lock inside one would come too late.
 */
const migrationLock = { classid: 7365, objid: 4 };

/**
 * Brings the database's tables to what this program needs; several servers may do so at once. A
 * database that a newer program has changed is refused with a {@link StartError}: an older one would
 * write what the newer can't read.
 */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  const lock = [migrationLock.classid, migrationLock.objid];
  let broken: Error | undefined;
  try {
    await client.query('select pg_advisory_lock($1, $2)', lock);
    await rejectUnknownMigrations(client);
    await runMigrations(drizzle(client), { migrationsFolder });
    await prepareJobs(client);
    await client.query('select pg_advisory_unlock($1, $2)', lock);
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    // After an error the connection is thrown away, and the lock with it.
    client.release(broken);
  }
}

/** How many of our changes a database does not have yet; it is left as it is. */
export async function missingMigrations(pool: Pool): Promise<number> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const { rows: found } = await pool.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (found[0]?.exists !== true) return known.length;
  const { rows } = await pool.query<{ done: string }>('select created_at as done from drizzle.__drizzle_migrations');
  const done = new Set(rows.map((row) => Number(row.done)));
  return known.filter((each) => !done.has(each)).length;
}

async function rejectUnknownMigrations(client: PoolClient): Promise<void> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (found[0]?.exists !== true) return;
  // By the moment that each was made, which Drizzle goes by too; a hash would change with line endings.
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const { rowCount } = await client.query(
    'select from drizzle.__drizzle_migrations where created_at <> all ($1::bigint[])',
    [known],
  );
  if (rowCount !== 0) {
    throw new StartError(
      'The database was changed by a newer version of Sportello: start that version, or restore the backup made before it.',
    );
  }
}
