import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
  type MockInstance,
} from 'vitest';
import { promote, startPair, type Pair } from '../../../../tools/lib/replication.ts';
import { checkReplica } from '../../src/commands/doctor/replica.ts';
import { databaseOf, type Database } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openPool } from '../../src/db/pool.ts';
import { pulseOf } from '../../src/db/pulse.ts';
import { checkReachable } from '../../src/db/reachable.ts';
import { compare, openReplica, type Replica } from '../../src/db/replica.ts';
import { announce } from '../../src/events/announce.ts';
import { beginning } from '../../src/events/feed.ts';
import { readEventsAfter } from '../../src/events/queries.ts';
import { seededAt } from '../support/database.ts';

let pair: Pair;
let primary: Pool;
let standby: Pool;
const name = 'sportello';

beforeAll(async () => {
  pair = await startPair({ isSynchronous: false });
  await pair.primary.ask(`create database ${name}`);
  primary = openPool(pair.primary.url(name), { max: 3 });
  await migrate(primary);
  await hasAll();
  standby = openPool(pair.standby.url(name), { max: 2, longestStatementMs: 10_000, isReplica: true });
});
afterAll(async () => {
  await primary.end();
  await standby.end();
  await pair.close();
});

let errors: MockInstance<typeof process.stderr.write>;
beforeEach(() => void (errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true)));
afterEach(() => errors.mockRestore());
const printed = () => errors.mock.calls.map(([text]) => String(text)).filter((text) => text.includes('REPLICA'));

/** Waits until the standby has all that the primary has written. */
async function hasAll(): Promise<void> {
  const [written] = await pair.primary.ask<{ lsn: string }>('select pg_current_wal_lsn() as lsn');
  for (;;) {
    const [row] = await pair.standby.ask<{ done: boolean }>(
      `select pg_last_wal_replay_lsn() >= '${written?.lsn}' as done`,
    );
    if (row?.done === true) return;
    await wait(20);
  }
}

async function pause(): Promise<void> {
  await pair.standby.ask('select pg_wal_replay_pause()');
  onTestFinished(goOn);
}
const goOn = async () => void (await pair.standby.ask('select pg_wal_replay_resume()'));

function replicaOf(longestLagSeconds?: number): Replica {
  const url = pair.standby.url(name);
  const replica = openReplica(
    {
      url,
      max: 1,
      longestStatementMs: 10_000,
      ...(longestLagSeconds !== undefined && { longestLagSeconds, examineEveryMs: 100 }),
    },
    primary,
  );
  onTestFinished(replica.close);
  return replica;
}

const isStandby = async (db: Database) =>
  (await db.execute<{ standby: boolean }>(sql`select pg_is_in_recovery() as standby`)).rows[0]?.standby;

const happen = (customerCode: string, db: Database = databaseOf(primary)) =>
  announce(db, { kind: 'PASSWORD_CHANGED', customerCode, data: {} }, { username: 'x', right: 'SELF' }, seededAt);

describe('reads that may lag', () => {
  it('reads from the replica, and from the primary without one', async () => {
    expect(await replicaOf().read(isStandby)).toBe(true);
    expect(await openReplica({ url: undefined, max: 1 }, primary).read(isStandby)).toBe(false);
    expect(printed()).toEqual([]);
  });

  it('does not count an idle replica as late', async () => {
    await happen('idle');
    await hasAll();
    await wait(1100);
    const [row] = await pair.standby.ask<{ late: boolean }>(
      `select now() - pg_last_xact_replay_timestamp() > interval '1 second' as late`,
    );
    expect(row?.late).toBe(true);
    expect(await compare(standby, primary)).toEqual({ isStandby: true, isSame: true, lagSeconds: 0 });
  });

  it('reads from the primary while the replica lags, and from the replica again afterwards', async () => {
    const replica = replicaOf(1);
    await happen('before');
    await hasAll();
    await pause();
    await happen('late');
    expect(await replica.read(isStandby)).toBe(true);
    await wait(1500);
    expect(await replica.read(isStandby)).toBe(false);
    await replica.read(isStandby);
    expect(printed()).toEqual([
      expect.stringMatching(/^DATABASE_REPLICA_URL: it lags by \d seconds: the primary is read instead\.\n$/),
    ]);
    await goOn();
    await hasAll();
    await wait(150);
    expect(await replica.read(isStandby)).toBe(true);
    expect(printed()[1]).toBe('DATABASE_REPLICA_URL: the replica is read again.\n');
  });

  it('repeats reads on the primary when the replica ends them', async () => {
    const replica = replicaOf();
    const answer = await replica.read(async (db) => {
      if ((await isStandby(db)) === true) await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      return isStandby(db);
    });
    expect(answer).toBe(false);
    expect(printed()).toEqual([expect.stringContaining('the primary is read instead')]);
  });

  it('holds back events that an open transaction on the primary might precede', async () => {
    const replica = replicaOf();
    const read = async () =>
      (await replica.read((db) => readEventsAfter(db, beginning, 1000)))
        .map(({ customerCode }) => customerCode)
        .filter((code) => code === 'slow' || code === 'quick');
    const slow = await primary.connect();
    await slow.query('begin');
    await slow.query(
      `insert into events (at, kind, "right", data, customer_code) values (now(), 'X', 'SELF', '{}', 'slow')`,
    );
    await happen('quick');
    await hasAll();
    expect(await read()).toEqual([]);
    await slow.query('commit');
    slow.release();
    await hasAll();
    expect(await read()).toEqual(['slow', 'quick']);
  });
});

it('reads from the replica in npm run export', async () => {
  const main = fileURLToPath(new URL('../../src/commands/export/main.ts', import.meta.url));
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: pair.primary.url(name),
    DATABASE_REPLICA_URL: pair.standby.url(name),
  };
  const run = () => promisify(execFile)(process.execPath, [main, 'changes'], { env });
  await happen('seen');
  await hasAll();
  await pause();
  await happen('not there yet');
  const { stdout, stderr } = await run();
  expect(stderr).toBe('');
  expect(stdout).toContain('"seen"');
  expect(stdout).not.toContain('not there yet');
  await goOn();
  await hasAll();
  expect((await run()).stdout).toContain('not there yet');
});

it('reports in the doctor whether the replica follows', async () => {
  const check = (databaseReplicaUrl?: string) =>
    checkReplica(
      { dataDir: '', databasePool: 1, ...(databaseReplicaUrl !== undefined && { databaseReplicaUrl }) },
      primary,
    );
  expect(await check()).toEqual([]);
  expect(await check(pair.standby.url(name))).toEqual([
    { about: 'replica', state: 'good', text: 'a standby, 0 seconds behind' },
  ]);
  expect(await check(pair.primary.url(name))).toMatchObject([
    { state: 'wrong', text: expect.stringContaining('a primary') },
  ]);
  expect(await check(pair.standby.url('postgres'))).toMatchObject([
    { state: 'wrong', text: expect.stringContaining('another database') },
  ]);
  expect(await check('postgres://x:y@127.0.0.1:9/none')).toMatchObject([
    { state: 'wrong', text: expect.stringContaining('does not answer') },
  ]);
});

describe('a standby in the place of the database', () => {
  it('waits until a standby is promoted, and does not use it for calls before', async () => {
    const url = pair.standby.url(name);
    const calls = openPool(url, { max: 1, longestStatementMs: 10_000 });
    onTestFinished(() => calls.end());
    await expect(calls.query('select 1')).rejects.toMatchObject({ code: '25006' });
    const pulse = pulseOf(calls);
    onTestFinished(pulse.stop);
    expect(await pulse.feel()).toBe(false);

    await checkReachable(url, { mayBeStandby: true });
    const lines: string[] = [];
    const waiting = checkReachable(url, { warn: (text) => lines.push(text) });
    while (lines.length === 0) await wait(20);
    await promote(pair.standby);
    await waiting;
    expect(lines).toEqual([
      'DATABASE_URL: PostgreSQL is not ready yet (This PostgreSQL is a read-only standby.): waiting for it.',
    ]);
    expect((await calls.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(await pulse.feel()).toBe(true);
  });
});
