import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Pool, PoolClient } from 'pg';
import { StartError } from '../errors/start-error.ts';
import { migrationLock, releaseLock, takeLock } from './advisory-lock.ts';
import { prepareJobs } from './jobs/prepare.ts';
import { runMigrations } from './run-migrations.ts';

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/**
 * Migrates the database to this program's schema; several servers may do so at once. Throws a {@link StartError} on a
 * database changed by a newer program: an older one would write data that the newer can't read.
 */
export async function migrate(pool: Pool, folder = migrationsFolder): Promise<void> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // Session-level, because a migration is several transactions.
    await takeLock(client, migrationLock);
    await rejectUnknownMigrations(client, folder);
    await runMigrations(client, folder);
    await prepareJobs(client);
    await releaseLock(client, migrationLock);
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    // After an error the connection is discarded, which releases the lock.
    client.release(broken);
  }
}

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

async function rejectUnknownMigrations(client: PoolClient, folder: string): Promise<void> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (found[0]?.exists !== true) return;
  // Compared by creation time, like Drizzle does; a hash would change with line endings.
  const known = readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis);
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
