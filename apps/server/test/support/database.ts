import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { demoPassword } from '@sportello/demo';
import { Client, type Pool } from 'pg';
import { inject } from 'vitest';
import { partitionTable } from '../../src/commands/partition/partition-table.ts';
import { migrate } from '../../src/db/migrate.ts';
import { createPartitionsAhead } from '../../src/db/partitions/create.ts';
import { openPool } from '../../src/db/pool.ts';
import { seedDemo } from '../../src/demo/seed.ts';

export interface TestDatabase {
  readonly url: string;
  readonly pool: Pool;
  readonly drop: () => Promise<void>;
}

/** The date for which the test demo data are generated. */
export const seededAt = new Date('2026-11-20T09:00:00Z');

/**
 * Creates a database for one test file, with the demo provider's data if `seeded`. Copying a template takes a tenth
 * of a second.
 */
export async function createTestDatabase({ seeded = false }: { seeded?: boolean } = {}): Promise<TestDatabase> {
  const kind = `${seeded ? 'seeded' : 'migrated'}${isPartitioned ? '_partitioned' : ''}`;
  return copyOf(`template_${kind}`, async (pool) => {
    await migrate(pool);
    if (isPartitioned) await partitionCurves(pool);
    if (seeded) await seedDemo(pool, seededAt);
    if (seeded) await pool.query('update accounts set password_hash = $1', [await hashCheaply(demoPassword)]);
  });
}

/** Tests sign in thousands of times, and the real cost would take 20 ms of a processor each time. */
const hashCheaply = (password: string) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

let isPartitioned = false;

/** Keeps curves in partitions, as `npm run partition` makes them, in the databases of a test file that runs apart. */
export function partitionTestDatabases(): void {
  isPartitioned = true;
}

/** Begins long before the tests, so that their days are in several partitions. */
async function partitionCurves(pool: Pool): Promise<void> {
  await partitionTable(pool, 'consumption_days', '2025-06-01');
  const client = await pool.connect();
  await createPartitionsAhead(client, 'consumption_days', seededAt.toISOString().slice(0, 10));
  client.release();
}

/** An empty database, for tests of the startup itself. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return copyOf('template0');
}

type Fill = (pool: Pool) => Promise<unknown>;

async function copyOf(template: string, fill?: Fill): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withClient(async (client) => {
    // One file at a time: a template must not be created twice, nor copied concurrently.
    await client.query('select pg_advisory_lock(7365, 3)');
    if (fill !== undefined) await ensureTemplate(client, template, fill);
    await client.query(`create database ${name} template ${template}`);
  });
  const pool = openPool(addressOf(name), { max: 5 });
  const drop = async () => {
    await pool.end();
    await withClient((client) => client.query(`drop database ${name} with (force)`));
  };
  return { url: addressOf(name), pool, drop };
}

/** The first file creates the template under a temporary name until it is complete. */
async function ensureTemplate(client: Client, template: string, fill: Fill): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
  if (rowCount !== 0) return;
  const draft = `${template}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft}`);
  const pool = openPool(addressOf(draft), { max: 5 });
  try {
    await fill(pool);
  } finally {
    await pool.end();
  }
  await client.query(`alter database ${draft} rename to ${template}`);
  // A template with open connections can't be copied.
  await client.query(`alter database ${template} allow_connections false`);
}

async function withClient<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: addressOf('postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function addressOf(name: string): string {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url.href;
}
