import { and, eq, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { findLiveSession } from '../../areas/sign-in/queries.ts';
import { databaseOf, type Database } from '../database.ts';
import { openPool } from '../pool.ts';
import { prepared } from '../prepared.ts';
import { accounts, commodityContracts, customers, fibreLines, vasContracts } from '../schema/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  return () => database.drop();
});

const customerCode = sql.placeholder('customerCode');

/** Each with nested objects, missing rows, instants, days, numbers, JSON or expressions. */
const queries = {
  'a row with its nested table': (db: Database) =>
    db
      .select({ customer: customers, username: accounts.username })
      .from(customers)
      .leftJoin(accounts, eq(accounts.customerCode, customers.code))
      .where(eq(customers.code, customerCode)),
  'a table that some rows lack': (db: Database) =>
    db
      .select({
        contract: vasContracts,
        fibre: fibreLines,
        both: { code: vasContracts.code, id: fibreLines.resourceId },
      })
      .from(vasContracts)
      .leftJoin(fibreLines, eq(fibreLines.contractCode, vasContracts.code))
      .where(eq(vasContracts.customerCode, customerCode))
      .orderBy(vasContracts.code),
  'a whole table': (db: Database) =>
    db.select().from(commodityContracts).where(eq(commodityContracts.customerCode, customerCode)),
  expressions: (db: Database) => {
    const many = db
      .select({ owner: commodityContracts.customerCode, count: sql<number>`count(*)`.mapWith(Number).as('count') })
      .from(commodityContracts)
      .groupBy(commodityContracts.customerCode)
      .as('many');
    return db
      .select({ count: many.count, words: sql<string[]>`array['a', null]`, json: sql<object>`'{"a":1}'::jsonb` })
      .from(customers)
      .leftJoin(many, eq(many.owner, customers.code))
      .where(and(eq(customers.code, customerCode), eq(customers.prospect, false)));
  },
} as const;

describe('a prepared query', () => {
  it.each(Object.entries(queries))('returns the rows that Drizzle returns: %s', async (_, build) => {
    const db = databaseOf(database.pool);
    const codes = (await db.select({ code: customers.code }).from(customers)).map(({ code }) => code);
    const run = prepared<unknown[]>(build);
    let count = 0;
    for (const code of codes) {
      const expected = (await build(db).prepare('').execute({ customerCode: code })) as unknown[];
      expect(await run(db, { customerCode: code })).toEqual(expected);
      count += expected.length;
    }
    expect(count).toBeGreaterThan(5);
  });

  it('returns what its transaction has written', async () => {
    const db = databaseOf(database.pool);
    const run = prepared((own) => own.select().from(customers).where(eq(customers.code, customerCode)), {
      name: 'own',
    });
    await db.transaction(async (tx) => {
      await tx.insert(customers).values({ code: 'NUOVO', segment: 'Residenziale' });
      expect(await run(tx, { customerCode: 'NUOVO' })).toHaveLength(1);
    });
    await db.delete(customers).where(eq(customers.code, 'NUOVO'));
    expect(await run(db, { customerCode: 'NUOVO' })).toEqual([]);
  });

  it('rejects a run without one of its values', async () => {
    const run = prepared((db) => db.select().from(customers).where(eq(customers.code, customerCode)));
    await expect(run(databaseOf(database.pool), {})).rejects.toThrow('customerCode');
  });

  it('reports the statement and the cause when it fails', async () => {
    const run = prepared((db) =>
      db
        .select()
        .from(accounts)
        .where(eq(accounts.id, sql.placeholder('id'))),
    );
    await expect(run(databaseOf(database.pool), { id: 'no-uuid' })).rejects.toMatchObject({
      name: 'Error',
      query: expect.stringContaining('from "accounts"'),
      cause: { code: '22P02' },
    });
  });
});

describe('a statement of every call', () => {
  const namesKeptBy = async (pool: Pool) => {
    await findLiveSession(databaseOf(pool), '00000000-0000-0000-0000-000000000000', new Date());
    return (await pool.query<{ name: string }>('select name from pg_prepared_statements')).rows.map(({ name }) => name);
  };
  const open = (isPooled: boolean) => {
    const pool = openPool(database.url, { max: 1, longestStatementMs: 5000, isPooled });
    onTestFinished(() => pool.end());
    return pool;
  };

  it('keeps a named statement in PostgreSQL on its own connections', async () => {
    expect(await namesKeptBy(open(false))).toEqual(['live_session']);
  });

  it('does not name a statement behind a connection pooler', async () => {
    expect(await namesKeptBy(open(true))).toEqual([]);
  });
});
