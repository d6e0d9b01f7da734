import { afterAll, beforeAll, expect, it } from 'vitest';
import { kindPlan } from './kinds/kind.ts';
import { openPool } from '../../db/pool.ts';
import { contracts as contractKind } from './contracts/plan.ts';
import { customers as customerKind } from './customers/kind.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { useFiles } from '../../../test/support/import-files.ts';

const files = useFiles();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('delete from customers; delete from accounts');
});
afterAll(() => database.drop());

const many = 6000;
const numbers = Array.from({ length: many }, (_, at) => at + 1);
const hash = `$argon2id$v=19$m=19456,t=2,p=1$${'a'.repeat(22)}$${'b'.repeat(43)}`;
const customers = [
  'codiceCliente;segmento;username;passwordHash',
  ...numbers.map((n) => `E${n};Residenziale;first-${n};${hash}`),
];
const contracts = ['tipo;codiceCliente;codiceContratto;stato', ...numbers.map((n) => `LUCE;E${n};EC${n};Attivo`)];

const held = async () =>
  (
    await database.pool.query(
      `select indexdef as rule from pg_indexes where schemaname = 'public'
       union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated
         from pg_constraint where connamespace = 'public'::regnamespace
       order by 1`,
    )
  ).rows;

it('holds the tables to the same as before, and its rows to it', async () => {
  const before = await held();
  expect(await files.importLines(database.pool, kindPlan(customerKind), customers)).toMatchObject({
    added: many,
    refused: 0,
  });
  expect(await files.importLines(database.pool, contractKind, contracts)).toMatchObject({ added: many, refused: 0 });
  expect(await held()).toEqual(before);
  expect(await files.importLines(database.pool, kindPlan(customerKind), customers)).toMatchObject({ unchanged: many });
  expect(await files.importLines(database.pool, contractKind, contracts)).toMatchObject({ unchanged: many });
  const { rows } = await database.pool.query(
    `select (select count(*)::int from accounts) as accounts, (select count(*)::int from commodity_contracts) as supplies`,
  );
  expect(rows).toEqual([{ accounts: many, supplies: many }]);
  await expect(database.pool.query(`update commodity_contracts set customer_code = 'nobody'`)).rejects.toThrow(
    /foreign key/,
  );
});

it('sets larger temp_buffers for imports than for requests', async () => {
  const requests = openPool(database.url, { max: 1, longestStatementMs: 10_000 });
  const room = async (pool: typeof requests) => (await pool.query('show temp_buffers')).rows;
  expect(await Promise.all([room(database.pool), room(requests)])).toEqual([
    [{ temp_buffers: '64MB' }],
    [{ temp_buffers: '8MB' }],
  ]);
  await requests.end();
});

it('gives accounts ids of one random beginning for a file, in the order of its lines', async () => {
  const row = (n: number) => `N${n};Residenziale;of-${n};${hash}`;
  const [header = ''] = customers;
  await files.importLines(database.pool, kindPlan(customerKind), [header, row(1), row(2)]);
  await files.importLines(database.pool, kindPlan(customerKind), [header, row(3)]);
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from accounts where username like 'of-%' order by username`,
  );
  const [one, two, other] = rows.map(({ id }) => [id.slice(0, 23), id.slice(24)]);
  expect([one?.[1], two?.[1], other?.[1]]).toEqual(['000000000002', '000000000003', '000000000002']);
  expect(one?.[0]).toBe(two?.[0]);
  expect(one?.[0]).not.toBe(other?.[0]);
});

it('goes row by row where somebody else uses the empty table, and waits for nobody', async () => {
  await database.pool.query('delete from commodity_contracts');
  const other = await database.pool.connect();
  try {
    await other.query('begin');
    await other.query('select from commodity_contracts');
    expect(await files.importLines(database.pool, contractKind, contracts)).toMatchObject({ added: many, refused: 0 });
  } finally {
    await other.query('rollback');
    other.release();
  }
});
