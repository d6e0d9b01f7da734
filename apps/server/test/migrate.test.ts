import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { StartError } from '../src/errors/start-error.ts';
import { createEmptyDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
beforeEach(async () => void (database = await createEmptyDatabase()));
afterEach(() => database.drop());

const applied = async () =>
  (await database.pool.query<{ created_at: string }>('select created_at from drizzle.__drizzle_migrations')).rows;

describe('migrate', () => {
  it('makes the tables, and changes nothing when asked again', async () => {
    await migrate(database.pool);
    const first = await applied();
    expect(first.length).toBeGreaterThan(0);
    expect((await database.pool.query('select from customers')).rowCount).toBe(0);
    await migrate(database.pool);
    expect(await applied()).toEqual(first);
  });

  it('makes the queues of jobs again for another program only', async () => {
    const asMade = async () => {
      await migrate(database.pool);
      const { rowCount } = await database.pool.query(
        `select from pgboss.queue where name = 'deliver-message' and retry_delay = 5`,
      );
      return rowCount;
    };
    expect(await asMade()).toBe(1);
    await database.pool.query('update pgboss.queue set retry_delay = 7');
    expect(await asMade()).toBe(0);
    await database.pool.query(`comment on schema pgboss is 'of a version before'`);
    expect(await asMade()).toBe(1);
  });

  it('runs once when several servers start at the same moment', async () => {
    await Promise.all([migrate(database.pool), migrate(database.pool), migrate(database.pool)]);
    const moments = (await applied()).map((row) => row.created_at);
    expect(new Set(moments).size).toBe(moments.length);
  });

  it('refuses a database that a newer version has changed, and touches nothing', async () => {
    await migrate(database.pool);
    const add = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('f00', 99999999999999)`;
    await database.pool.query(add);
    const attempt = migrate(database.pool);
    await expect(attempt).rejects.toThrow(StartError);
    await expect(attempt).rejects.toThrow(/newer version/);
  });

  it('lets the lock go after a failure', async () => {
    await database.pool.query('create table customers (code text)');
    await expect(migrate(database.pool)).rejects.toThrow(/Failed query/);
    await database.pool.query('drop table customers');
    await migrate(database.pool);
    expect((await applied()).length).toBeGreaterThan(0);
  });
});
