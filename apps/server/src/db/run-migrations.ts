import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import type { PoolClient } from 'pg';
import { createIndexConcurrently } from './concurrent-index.ts';
import { transactBriefly } from './brief-locks.ts';

/** The last migration that was written to run as a whole, before servers went on serving meanwhile. */
const lastWhole = 1_795_560_208_666;

/**
 * Runs the migrations that are missing, statement by statement, while other servers serve calls. Each statement commits
 * together with its number, so a run that was ended is continued where it stood.
 */
export async function runMigrations(client: PoolClient, migrationsFolder: string): Promise<void> {
  await client.query(`
    create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    create table if not exists drizzle.statements (migration bigint primary key, done integer not null)`);
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  const last = Number(rows[0]?.last ?? 0);
  for (const migration of readMigrationFiles({ migrationsFolder })) {
    if (migration.folderMillis <= last) continue;
    await (migration.folderMillis > lastWhole ? runStatements(client, migration) : runWhole(client, migration));
  }
}

async function runWhole(client: PoolClient, migration: MigrationMeta): Promise<void> {
  await transactBriefly(client, async () => {
    for (const statement of migration.sql) await run(client, statement);
    await markDone(client, migration);
  });
}

async function runStatements(client: PoolClient, migration: MigrationMeta): Promise<void> {
  const { folderMillis, sql } = migration;
  const { rows } = await client.query<{ done: number }>('select done from drizzle.statements where migration = $1', [
    folderMillis,
  ]);
  for (const [number, statement] of sql.entries()) {
    if (number < (rows[0]?.done ?? 0)) continue;
    const isBuilt = await createIndexConcurrently(client, statement, (text) => run(client, text));
    await transactBriefly(client, async () => {
      if (!isBuilt) await run(client, statement);
      await client.query(
        `insert into drizzle.statements (migration, done) values ($1, $2)
         on conflict (migration) do update set done = excluded.done`,
        [folderMillis, number + 1],
      );
      if (number + 1 === sql.length) await markDone(client, migration);
    });
  }
}

async function run(client: PoolClient, statement: string): Promise<void> {
  try {
    await client.query(statement);
  } catch (cause) {
    throw new Error(`Failed query: ${statement.trim()}`, { cause });
  }
}

/** Records a migration as Drizzle does. */
async function markDone(client: PoolClient, { hash, folderMillis }: MigrationMeta): Promise<void> {
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ]);
}
