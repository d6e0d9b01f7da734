import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sumOfCurves } from '@sportello/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drizzle } from 'drizzle-orm/node-postgres';
import { listCurves } from '../../../areas/consumption/queries/consumption.ts';
import { importCurves } from './import.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { importedAt, useFiles } from '../../../../test/support/import-files.ts';

const files = useFiles();
const shared = (name: string) => fileURLToPath(new URL(`../../../../../../../shared/data/${name}`, import.meta.url));

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

beforeEach(async () => {
  await database.pool.query(`
    delete from customers; delete from curve_files;
    insert into customers (code, segment) values ('C1', 'Residenziale'), ('C2', 'Residenziale');
    insert into commodity_contracts (code, customer_code, commodity, source_state, pod, pdr, start_date, end_date) values
      ('L1', 'C1', 'LUCE', 'Attivo', 'IT001E12345678', null, '2024-01-01', null),
      ('G1', 'C1', 'GAS', 'Attivo', null, '00881234567890', '2024-01-01', null),
      ('O2', 'C2', 'LUCE', 'Cessato', 'IT001E99999999', null, '2020-01-01', '2024-09-10'),
      ('N2', 'C1', 'LUCE', 'Attivo', 'IT001E99999999', null, '2024-09-11', null);
  `);
});

async function load(file: string, { supplies = ['L1'], skipRejected = false } = {}) {
  const told: string[] = [];
  const { rows, added, changed, unchanged, refused, gaps, overlooked, isWritten } = await importCurves(
    database.pool,
    file,
    {
      supplies,
      skipRejected,
      now: importedAt,
      onRejected: ({ line, reason }) => told.push(`${line}: ${reason}`),
    },
  );
  return { counts: [rows, added, changed, unchanged, refused], gaps, overlooked, isWritten, told };
}

const curves = (code: string) => listCurves(drizzle(database.pool), code, '2000-01-01', '2100-01-01');
const count = async (table: string) =>
  (await database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n;

const names = Array.from({ length: 96 }, (_, at) => {
  const time = (quarter: number) =>
    `${String(Math.floor(quarter / 4) % 24).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
  return `${time(at)}-${time(at + 1)}`;
});
const head = ['Giorno', ...names].join(';');
/** The distributor ends each row with a separator. */
const row = (day: string, values: readonly string[]) => `"${day}";${values.map((value) => `"${value}"`).join(';')};`;
const quarters = (length: number, value = '0,1') => Array.from({ length }, () => value);
const of = (lines: readonly string[]) => files.write([head, ...lines]);

describe('quarter-hours (consumo.importazione.1)', () => {
  it('stores quarter-hours by day in Wh, and keeps gaps', async () => {
    const values = [...quarters(94), '0,256', ''];
    expect(await load(of([row('02/09/2024', values)]))).toEqual({
      counts: [1, 1, 0, 0, 0],
      gaps: 1,
      overlooked: [],
      isWritten: true,
      told: [],
    });
    expect(await curves('L1')).toMatchObject([
      { day: '2024-09-02', step: 15, isEstimated: false, values: [...Array(94).fill(100), 256, null] },
    ]);
  });

  it.each([
    ['92 values in March', '31/03/2024', quarters(92), 92],
    ['96 with the missing hour empty', '31/03/2024', [...quarters(8), '', '', '', '', ...quarters(84)], 92],
    ['96 with nothing at the end', '31/03/2024', [...quarters(92), '', '', '', ''], 92],
    ['100 values in October', '27/10/2024', quarters(100), 100],
    [
      '100 on another day, the repeated hour empty',
      '02/09/2024',
      [...quarters(12), '', '', '', '', ...quarters(84)],
      96,
    ],
  ])('accepts a day of %s (consumo.curva.2)', async (_what, day, values, stored) => {
    expect(await load(of([row(day, values)]))).toMatchObject({ isWritten: true, told: [] });
    const [curve] = await curves('L1');
    expect(curve?.values).toEqual(Array(stored).fill(100));
  });

  it.each([
    ['that is cut off', [row('02/09/2024', quarters(50))], '2: 50 values, but the day has 96 quarters'],
    ['of 96 in October', [row('27/10/2024', quarters(96))], '2: 96 values, but the day has 100 quarters'],
    ['that is no day', [row('31/02/2024', quarters(96))], '2: not a day (GG/MM/AAAA)'],
    ['that has not come', [row('21/11/2026', quarters(96))], '2: a day that has not come'],
    ['with a decimal point', [row('02/09/2024', quarters(96, '0.1'))], '2: not an amount with a decimal comma'],
    ['below nothing', [row('02/09/2024', quarters(96, '-1'))], '2: not an amount with a decimal comma'],
    ['finer than a Wh', [row('02/09/2024', quarters(96, '0,1234'))], '2: more than three decimals'],
    [
      'that stands there twice',
      [row('02/09/2024', quarters(96)), row('02/09/2024', quarters(96, '0,2'))],
      '3: stands there twice with other values: the first is of line 2',
    ],
  ])('rejects a row %s, and with it the file (consumo.importazione.2)', async (_what, rows, reason) => {
    expect(await load(of([...rows, row('01/09/2024', quarters(96))]))).toMatchObject({
      isWritten: false,
      told: [reason],
    });
    expect([await count('consumption_days'), await count('curve_files')]).toEqual([0, 0]);
  });

  it('writes the good rows of a file when rejected rows are skipped', async () => {
    const file = of([row('01/09/2024', quarters(96)), row('02/09/2024', quarters(3))]);
    expect(await load(file, { skipRejected: true })).toMatchObject({ counts: [2, 1, 0, 0, 1], isWritten: true });
  });

  it('accepts a row that is repeated with the same values', async () => {
    const file = of([row('02/09/2024', quarters(96)), row('02/09/2024', quarters(96))]);
    expect(await load(file)).toMatchObject({ counts: [1, 1, 0, 0, 0], isWritten: true });
  });
});

it.each([
  ['another table', ['a;b;c', '1;2;3'], /line 1: neither/],
  ['nothing', [''], /is empty/],
  ['an open quotation mark', [head, `"02/09/2024";"0,1`], /line 2: a quotation mark/],
])('rejects %s, and leaves nothing behind (consumo.importazione.2)', async (_what, lines, reason) => {
  await expect(load(files.write(lines))).rejects.toThrow(reason);
  expect([await count('consumption_days'), await count('curve_files')]).toEqual([0, 0]);
});

it('lets the newer file win but for its gaps, and keeps what it replaced (consumo.curva.4)', async () => {
  const older = of([row('02/09/2024', quarters(96)), row('03/09/2024', quarters(96))]);
  const newer = of([row('02/09/2024', ['', ...quarters(95, '0,2')]), row('03/09/2024', quarters(96))]);
  await load(older);
  expect(await load(newer)).toMatchObject({ counts: [2, 0, 1, 1, 0] });
  expect((await curves('L1'))[0]?.values).toEqual([100, ...Array(95).fill(200)]);
  const { rows } = await database.pool.query(
    'select day::text, values, file_id <> replaced_by as another from replaced_consumption_days',
  );
  expect(rows).toEqual([{ day: '2024-09-02', values: Array(96).fill(100), another: true }]);
  expect(await load(newer)).toMatchObject({ counts: [2, 0, 0, 2, 0] });
});

describe('the supply of a file (consumo.importazione.3)', () => {
  const file = () => of([row('10/09/2024', quarters(96)), row('11/09/2024', quarters(96))]);

  it.each([
    ['ran', 'start_date = start_date'],
    ['was its holder’s', `start_date = '2020-01-01', holder_since = '2024-09-11'`],
  ])('stores each day of the named supply under the contract that %s', async (_how, set) => {
    await database.pool.query(`update commodity_contracts set ${set} where code = 'N2'`);
    expect(await load(file(), { supplies: ['IT001E99999999'] })).toMatchObject({ isWritten: true });
    expect((await curves('O2')).map(({ day }) => day)).toEqual(['2024-09-10']);
    expect((await curves('N2')).map(({ day }) => day)).toEqual(['2024-09-11']);
  });

  it('rejects a file whose supply is not named, unknown or gas', async () => {
    await expect(load(file(), { supplies: [] })).rejects.toThrow(/does not say which supply/);
    await expect(load(file(), { supplies: ['IT001E00000000'] })).rejects.toThrow(/no supply has this POD/);
    await expect(load(file(), { supplies: ['G1'] })).rejects.toThrow(/is gas/);
  });

  it('uses the only supply there is when none is named', async () => {
    await database.pool.query("delete from commodity_contracts where code <> 'L1'");
    expect(await load(file(), { supplies: [] })).toMatchObject({ isWritten: true });
  });
});

it('reads hours of electricity and gas, by the clock of their day', async () => {
  const file = files.write([
    'Hour Start,Electricity 1 (low),Electricity 2 (normal),Electricity 1 Returned,Electricity 2 Returned,Gas',
    '2024-10-27T01:00:00+02:00,0.25,0.1,0,0,0.5',
    '2024-10-27T02:00:00+02:00,0.1,0,0,0,0',
    '2024-10-27T02:00:00+01:00,0.2,0,0,3,0.012',
    '2024-10-27T02:00:00+01:00,0.2,0,0,3,0.012',
  ]);
  expect(await load(file, { supplies: ['L1', '00881234567890'] })).toMatchObject({ told: [], gaps: 44 });
  expect((await curves('L1'))[0]).toMatchObject({ step: 60, values: [null, 350, 100, 200, ...Array(21).fill(null)] });
  expect((await curves('G1'))[0]?.values.slice(0, 5)).toEqual([null, 500, 0, 12, null]);
  expect(await load(file)).toMatchObject({ overlooked: ['GAS'] });
});

// The distributor's own files are not part of the repository: they are next to the checkout.
const sumIn = async (code: string) => sumOfCurves(await curves(code));
it.skipIf(!existsSync(shared('electricity-quarter-hours-2024-09.csv')))(
  'reads a real month of the distributor (../shared/data)',
  async () => {
    const file = shared('electricity-quarter-hours-2024-09.csv');
    expect(await load(file)).toMatchObject({ counts: [30, 30, 0, 0, 0], gaps: 0, told: [] });
    expect(await sumIn('L1')).toEqual({ total: 269_281, bands: { F1: 94_036, F2: 68_086, F3: 107_159 }, missing: 0 });
  },
);
it.skipIf(!existsSync(shared('electricity-gas-hours-2024.csv')))(
  'reads a real year of hours (../shared/data)',
  async () => {
    const file = shared('electricity-gas-hours-2024.csv');
    expect(await load(file, { supplies: ['L1', 'G1'] })).toMatchObject({ isWritten: true, told: [], gaps: 60 });
    expect([(await sumIn('L1')).total, (await sumIn('G1')).total]).toEqual([3_743_131, 621_827]);
  },
);
