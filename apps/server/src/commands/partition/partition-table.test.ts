import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { addDays } from '@sportello/domain';
import type { PoolClient } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkPartitions } from '../doctor/database.ts';
import { keepCurves } from '../../db/retention/curves.ts';
import { listPartitions } from '../../db/partitions/list.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { partitionTable } from './partition-table.ts';

const today = '2026-11-20';
const table = 'consumption_days';
const before = 'consumption_days_before_2027_01_01';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await database.pool.query(`
    insert into customers (code, segment) values ('C1', 'Residenziale');
    insert into commodity_contracts (code, customer_code, commodity, source_state) values
      ('L1', 'C1', 'LUCE', 'Attivo'), ('L2', 'C1', 'LUCE', 'Attivo');`);
});
afterEach(() => database.drop());

const query = async (text: string, values?: unknown[]) =>
  (await database.pool.query<Record<string, unknown>>(text, values)).rows;
const partition = () => partitionTable(database.pool, table, today);
const insert = (code: string, day: string, value = 100) =>
  query(
    `insert into consumption_days (contract_code, day, step, values, at) values ($1, $2, 60, array_fill($3::int, array[24]), now())
     on conflict (contract_code, day) do update set values = excluded.values`,
    [code, day, value],
  );
const days = async (from = table) =>
  (await query(`select day::text as day from "${from}" order by contract_code, day`)).map(({ day }) => day);

async function onClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}
const keep = (now: string, curves: number | null = null) =>
  onClient((client) => keepCurves(client, { curves } as Parameters<typeof keepCurves>[1], new Date(now)));
const names = async () => (await onClient((client) => listPartitions(client, table)))?.map(({ name }) => name);

/** Everything by which the table is known to others, apart from what makes it partitioned. */
const parts = (of: string) =>
  query(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
       where conrelid = to_regclass($1) and contype <> 'n'
     union all select indexname, regexp_replace(indexdef, ' ON (ONLY )?\\S+', '') from pg_indexes where tablename = $1
     union all select column_name, concat_ws(' ', data_type, is_nullable, column_default)
       from information_schema.columns where table_name = $1 order by 1, 2`,
    [of],
  );

describe('partitionTable', () => {
  it('keeps rows, keys, checks and indexes, and puts later days into partitions', async () => {
    await insert('L1', '2026-11-19');
    const whole = await parts(table);
    expect(await partition()).toBe('consumption_days: 2 partitions, until 2027-04-01. The nightly job adds the next.');
    expect(await parts(table)).toEqual(whole);
    expect(await names()).toEqual([before, 'consumption_days_2027_01']);
    await insert('L1', '2027-01-01');
    await insert('L1', '2026-11-19', 200);
    await insert('L1', '2027-01-01', 300);
    expect(await query(`select day::text as day, values[1] as value from ${table} order by day`)).toEqual([
      { day: '2026-11-19', value: 200 },
      { day: '2027-01-01', value: 300 },
    ]);
    expect(await days(before)).toEqual(['2026-11-19']);
    await expect(insert('nobody', '2027-01-01')).rejects.toThrow(/foreign key/);
    await expect(query(`update ${table} set step = 7`)).rejects.toThrow(/consumption_days_step/);
    await query(`delete from commodity_contracts where code = 'L1'`);
    expect(await days()).toEqual([]);
  });

  it('changes nothing when it is run again', async () => {
    await partition();
    const found = await parts(table);
    expect(await partition()).toMatch(/^consumption_days: 2 partitions/);
    expect(await parts(table)).toEqual(found);
  });

  it('goes on with the check of a run that was ended', async () => {
    await query(`alter table ${table} add constraint ${before} check (day < '2027-01-01') not valid`);
    await partition();
    expect(await names()).toContain(before);
    expect(await query(`select from pg_constraint where conname = $1`, [before])).toEqual([]);
  });

  it('rejects rows of days that have not come, and leaves the table as it was', async () => {
    await insert('L1', '2027-03-01');
    const whole = await parts(table);
    await expect(partition()).rejects.toThrow('has rows from 2027-01-01 on, days that have not come');
    expect(await parts(table)).toEqual(whole);
  });

  it('rejects a second run at the same time', async () => {
    await onClient(async (client) => {
      await client.query('select pg_advisory_lock(7365, 7)');
      await expect(partition()).rejects.toThrow('Another run is partitioning');
      await client.query('select pg_advisory_unlock(7365, 7)');
    });
    const runs = await Promise.allSettled([partition(), partition()]);
    expect(runs.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(await names()).toHaveLength(2);
  });

  it('lets statements go first, and fails none of those that run meanwhile', async () => {
    await onClient(async (busy) => {
      await busy.query('begin');
      await busy.query(`select from ${table}`);
      const done = partition();
      let longest = 0;
      for (let day = 0; day < 10; day += 1) {
        const start = performance.now();
        await insert('L1', addDays('2026-11-01', day));
        await days();
        longest = Math.max(longest, performance.now() - start);
      }
      expect(longest).toBeLessThan(3000);
      await busy.query('commit');
      await done;
    });
    expect(await days()).toHaveLength(10);
  });

  it('reads only the partitions of the period that is asked for', async () => {
    await partition();
    await keep('2027-05-01T03:20:00Z');
    const plan = (
      await query(`explain select values from ${table} where contract_code = 'L1' and day between $1 and $2`, [
        '2027-04-01',
        '2027-04-30',
      ])
    )
      .map((row) => row['QUERY PLAN'])
      .join('\n');
    expect(plan).toContain('consumption_days_2027_04');
    expect(plan).not.toMatch(/_before_|2027_01/);
  });
});

describe('the nightly job on a partitioned table', () => {
  it('creates the partitions that will be needed', async () => {
    await partition();
    await keep('2027-05-01T03:20:00Z');
    await keep('2027-05-01T03:20:00Z');
    expect(await names()).toEqual([
      before,
      'consumption_days_2027_01',
      'consumption_days_2027_04',
      'consumption_days_2027_07',
    ]);
  });

  it('drops partitions beyond the term, and rows of the table of before', async () => {
    await partition();
    await keep('2027-05-01T03:20:00Z');
    for (const day of ['2026-01-01', '2026-12-31', '2027-01-01', '2027-06-30']) await insert('L1', day);
    await keep('2029-01-02T12:00:00Z', 1096);
    expect(await days()).toEqual(['2026-12-31', '2027-01-01', '2027-06-30']);
    await keep('2030-04-01T12:00:00Z', 1096);
    expect(await days()).toEqual(['2027-06-30']);
    expect((await names())?.at(0)).toBe('consumption_days_2027_04');
  });

  it('leaves a whole table whole, and deletes its rows', async () => {
    for (const day of ['2023-11-18', '2023-11-19', '2023-11-20']) await insert('L2', day);
    await keep('2026-11-20T12:00:00Z');
    expect(await days()).toHaveLength(3);
    await keep('2026-11-20T12:00:00Z', 1096);
    expect(await names()).toBeUndefined();
    expect(await days()).toEqual(['2023-11-20']);
  });

  it('removes the check of a forgotten run before its days come', async () => {
    await query(`alter table ${table} add constraint ${before} check (day < '2027-01-01') not valid`);
    await keep('2026-12-20T12:00:00Z');
    await expect(insert('L1', '2027-01-01')).rejects.toThrow(before);
    await keep('2026-12-26T12:00:00Z');
    await insert('L1', '2027-01-01');
  });
});

describe('npm run doctor', () => {
  const find = async (day: string) =>
    (await checkPartitions(database.pool, day)).map(({ state, text }) => [state, text]);

  it('returns until when there are partitions, and a hint where that is soon', async () => {
    expect(await find(today)).toEqual([]);
    await partition();
    expect(await find(today)).toEqual([['good', 'consumption_days until 2027-04-01']]);
    expect(await find('2027-03-02')).toEqual([['look', expect.stringContaining('does a server run each night?')]]);
  });
});

describe('npm run partition', () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'main.ts'), ...args], {
      env: { ...process.env, DATABASE_URL: database.url },
    }).then(
      ({ stdout }) => stdout.trim(),
      ({ stderr }: { stderr: string }) => stderr.trim(),
    );

  it('partitions the table of curves, and rejects every other one', async () => {
    expect(await run('consumption_days')).toMatch(
      /^consumption_days: [23] partitions, until \d{4}-\d\d-01\. The nightly/,
    );
    expect(await run('bills')).toBe('Use: npm run partition -- consumption_days');
    expect(await run()).toBe('Use: npm run partition -- consumption_days');
  });
});
