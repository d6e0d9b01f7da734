import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../../tools/lib/free-port.ts';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import { databaseOf } from '../../src/db/database.ts';
import { openPool, type PoolOptions } from '../../src/db/pool.ts';
import { createTokens } from '../../src/areas/sign-in/usecases/tokens.ts';
import { listenForInvalidations } from '../../src/db/invalidations.ts';
import { openAddress, type Address } from '../../../../tools/lib/address.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { until } from '../support/server-process.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table kept (what text)');
});
afterAll(() => database.drop());

/** A pool of one, so a leaked connection is noticed at once. */
function poolOfOne(limits: Omit<PoolOptions, 'max'> = {}): Pool {
  const pool = openPool(database.url, { max: 1, ...limits });
  onTestFinished(() => pool.end());
  return pool;
}

const kept = async () => (await database.pool.query<{ what: string }>('select what from kept')).rows;

test('fails only the transaction whose connection is lost', async () => {
  const pool = poolOfOne();
  const db = databaseOf(pool);
  const inVain = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await database.pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    await tx.execute(sql`insert into kept values ('lost')`);
  });
  await expect(inVain).rejects.toMatchObject({ cause: { message: expect.stringContaining('not queryable') } });
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('releases a connection that is lost before its transaction begins', async () => {
  const pool = poolOfOne();
  await pool.query('select 1');
  pool.once('acquire', (client: PoolClient & { connection: { stream: { destroy(): void } } }) =>
    client.connection.stream.destroy(),
  );
  await expect(databaseOf(pool).transaction((tx) => tx.execute(sql`select 1`))).rejects.toMatchObject({
    cause: { message: expect.stringContaining('Connection terminated') },
  });
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('does not write into an earlier transaction that was left open', async () => {
  // Without the limits of PostgreSQL the client gives up by itself.
  const pool = poolOfOne({ longestStatementMs: 1, isPooled: true });
  const db = databaseOf(pool);
  const blocker = await database.pool.connect();
  await blocker.query('begin; lock table kept in access exclusive mode');
  const late = db.transaction((tx) => tx.execute(sql`insert into kept values ('late')`));
  await expect(late).rejects.toMatchObject({ cause: { message: 'Query read timeout' } });
  await blocker.query('rollback');
  blocker.release();
  await db.execute(sql`insert into kept values ('after')`);
  await pool.query('select 1');
  expect(await kept()).toEqual([{ what: 'after' }]);
});

/** A database behind an address that can fall silent, like a machine without power. */
async function silentDatabase(): Promise<{ url: string; address: Address; goOn: () => void }> {
  const url = new URL(database.url);
  const port = Number(url.port);
  const address = await openAddress(port);
  onTestFinished(() => address.close());
  url.port = String(address.port);
  return { url: url.href, address, goOn: () => address.switchTo(port) };
}

test('connections to a database that vanished are given up after one wait, and none is used again', async () => {
  const { url, address, goOn } = await silentDatabase();
  // Without the limits of PostgreSQL, which would end slow statements first.
  const pool = openPool(url, { max: 2, longestStatementMs: 1000, isPooled: true });
  onTestFinished(() => pool.end());
  const db = databaseOf(pool);
  await db.execute(sql`select 1`);
  const before = performance.now();
  const lost = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    address.hold();
    await tx.execute(sql`select 1`);
  });
  await expect(lost).rejects.toMatchObject({ cause: { message: 'Query read timeout' } });
  // The rollback would wait as long again.
  expect(performance.now() - before).toBeLessThan(4000);
  goOn();
  await db.transaction((tx) => tx.execute(sql`select 1`));
  address.hold();
  // This one already waits when its transaction begins.
  const begun = db.transaction((tx) => tx.execute(sql`select 1`));
  await expect(begun).rejects.toMatchObject({ cause: { message: 'Query read timeout' } });
  goOn();
  await Promise.all([1, 2].map(() => db.transaction((tx) => tx.execute(sql`select 1`))));
});

test('drops a connection that became read-only after it rejects a write', async () => {
  const pool = poolOfOne();
  const db = databaseOf(pool);
  for (const write of [
    () => db.execute(sql`insert into kept values ('rejected')`),
    () => db.transaction((tx) => tx.execute(sql`insert into kept values ('rejected')`)),
  ]) {
    await pool.query('set default_transaction_read_only = on');
    await expect(write()).rejects.toMatchObject({ cause: { code: '25006' } });
    await db.execute(sql`insert into kept values ('taken')`);
  }
  expect((await kept()).filter(({ what }) => what === 'rejected')).toEqual([]);
});

test('listens again for live updates after the database vanished', async () => {
  const { url, address, goOn } = await silentDatabase();
  let ready = 0;
  const received: string[] = [];
  const stop = listenForInvalidations(url, {
    onInvalidation: ({ about }) => received.push(about),
    onReady: () => (ready += 1),
  });
  onTestFinished(stop);
  await until(() => ready === 1);
  address.hold();
  goOn();
  await until(() => ready === 2);
  await database.pool.query(`select pg_notify('sportello_invalidations', '{"about":"bills","customerCode":"A1"}')`);
  await until(() => received.length > 0);
  expect(received).toEqual(['bills']);
});

test('ends statements that wait for a lock, and leaves no connection waiting', async () => {
  const pool = openPool(database.url, { max: 3, longestStatementMs: 300 });
  onTestFinished(() => pool.end());
  const blocker = await database.pool.connect();
  await blocker.query('begin; lock table kept in access exclusive mode');
  const waiting = async () =>
    (
      await blocker.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where datname = current_database() and query like 'insert into kept%'`,
      )
    ).rows[0]?.count;
  for (let round = 0; round < 3; round += 1) {
    const late = await Promise.allSettled(
      Array.from({ length: 12 }, () => pool.query(`insert into kept values ('never')`)),
    );
    const codes = late.map((each) => each.status === 'rejected' && (each.reason as { code: string }).code);
    expect(new Set(codes)).toEqual(new Set(['55P03']));
    // A backend that still waited would have been replaced by another.
    expect(await waiting()).toBeLessThanOrEqual(3);
  }
  await blocker.query('rollback');
  blocker.release();
  expect(pool.totalCount).toBeLessThanOrEqual(3);
});

test('returns 503 with Retry-After while the database is away', async () => {
  const pool = openPool(`postgres://nobody@127.0.0.1:${await freePort()}/nothing`, { max: 1 });
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const app = await buildApp({ config, pool });
  onTestFinished(async () => {
    await app.close();
    await pool.end();
  });
  const inAnHour = Math.floor(Date.now() / 1000) + 3600;
  const asked = await app.inject({
    url: '/api/clienti/v1/recuperaDatiProfilo',
    headers: { authorization: `Bearer ${createTokens(config.sessionSecrets).access(randomUUID(), inAnHour)}` },
  });
  expect(asked.statusCode).toBe(503);
  expect(asked.headers['retry-after']).toBe('2');
  expect(asked.json()).toMatchObject({ header: { codice: 'S-001' } });
  const ready = await app.inject('/api/health/ready');
  expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '1']);
  expect((await app.inject('/api/health/live')).statusCode).toBe(200);
});

test('readiness is felt beside a pool whose connections are all in use', async () => {
  const pool = poolOfOne();
  const app = await buildApp({ config: readConfig({ LOG_LEVEL: 'silent' }), pool });
  const busy = await pool.connect();
  expect((await app.inject('/api/health/ready')).statusCode).toBe(200);
  busy.release();
  await app.close();
});
