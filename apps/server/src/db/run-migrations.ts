import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import type { PoolClient } from 'pg';
import { errorCode } from '../errors/start-error.ts';

/** The last migration that was written to run as a whole, before servers went on serving meanwhile. */
const lastWhole = 1_795_560_208_666;

/** Shorter than PostgreSQL's search for deadlocks, so that calls in flight wait, and none of them is chosen to fail. */
const lockTimeout = '400ms';

/** A table that calls use without a pause is free for a moment within these tries, some minutes in all. */
const untilFree = retry(
  handleWhen((error) => ['55P03', '40P01'].includes(errorCode(causeOf(error)) ?? '')),
  { maxAttempts: 60, backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 4000 }) },
);

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
  await transact(client, async () => {
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
    const index = concurrentIndex(statement);
    if (index !== undefined) await untilFree.execute(() => createIndex(client, index, statement));
    await transact(client, async () => {
      if (index === undefined) await run(client, statement);
      await client.query(
        `insert into drizzle.statements (migration, done) values ($1, $2)
         on conflict (migration) do update set done = excluded.done`,
        [folderMillis, number + 1],
      );
      if (number + 1 === sql.length) await markDone(client, migration);
    });
  }
}

/** Returns the name of the index that a statement makes without blocking writes; it can't run in a transaction. */
function concurrentIndex(statement: string): string | undefined {
  return /^(?:\s|--.*\n)*create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i.exec(
    statement,
  )?.[1];
}

/** A build that was ended leaves an invalid index behind, which is dropped first. */
async function createIndex(client: PoolClient, name: string, statement: string): Promise<void> {
  const { rows } = await client.query<{ valid: boolean }>(
    `select i.indisvalid as valid from pg_index i where i.indexrelid = to_regclass(quote_ident($1))`,
    [name],
  );
  if (rows[0]?.valid === true) return;
  if (rows[0]?.valid === false) await client.query(`drop index concurrently "${name}"`);
  await run(client, statement);
}

async function transact(client: PoolClient, work: () => Promise<void>): Promise<void> {
  await untilFree.execute(async () => {
    await client.query('begin');
    try {
      await client.query(`set local lock_timeout = '${lockTimeout}'`);
      await work();
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });
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

function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}
