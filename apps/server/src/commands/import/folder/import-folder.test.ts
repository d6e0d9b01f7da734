import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runImport } from '../run.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { electricityXml, quarters, same } from '../../../../test/support/measurements.ts';

// Import folders with every kind of fault (fornitore.dati.1).

let database: TestDatabase;
let folder: string;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sportello-folder-'));
  await database.pool.query('truncate import_runs; delete from customers');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const put = (name: string, content: string | Buffer) => writeFileSync(path.join(folder, name), content);
const customers = 'codiceCliente,segmento\nF1,Pmi\nF2,Pmi\n';
const contracts = 'tipo,codiceCliente,codiceContratto,stato\nLUCE,F1,FC1,Attivo\n';

async function run(kind: 'check' | 'folder', skipRejected = false): Promise<{ code: number; said: string }> {
  const said: string[] = [];
  const hear = (text: string) => void said.push(text);
  vi.spyOn(console, 'log').mockImplementation(hear);
  vi.spyOn(console, 'error').mockImplementation(hear);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text).trimEnd()) > 0);
  try {
    const code = await runImport({ kind, files: [folder], skipRejected }, (work) => work(database.pool));
    return { code, said: said.join('\n') };
  } finally {
    vi.restoreAllMocks();
  }
}

const stands = async () =>
  (await database.pool.query<{ code: string }>('select code from customers order by 1')).rows.map(({ code }) => code);
const days = async () => (await database.pool.query('select from consumption_days')).rowCount;
const runs = async () =>
  (
    await database.pool.query(
      'select kind, files, rows, added, refused, is_written, refusals from import_runs order by id',
    )
  ).rows;

const broken: readonly (readonly [string, string, string | Buffer, RegExp])[] = [
  [
    'in an old encoding',
    'contracts.csv',
    Buffer.from('tipo,codiceCliente,codiceContratto,stato\nLUCE,F1,FC1,Citt\xe0\n', 'latin1'),
    /contracts\.csv is not in UTF-8/,
  ],
  [
    'without a column that it must have',
    'contracts.csv',
    'tipo,codiceCliente\nLUCE,F1\n',
    /contracts\.csv: missing columns: stato/,
  ],
  [
    'with a column that there is not',
    'contracts.csv',
    contracts.replace('stato', 'stato,colore').replace('Attivo', 'Attivo,blu'),
    /contracts\.csv: unknown columns: colore/,
  ],
  ['that is empty', 'contracts.csv', '', /contracts\.csv is empty/],
  [
    'whose quotation mark is never closed',
    'contracts.csv',
    contracts.replace('Attivo', '"Attivo'),
    /contracts\.csv, line 2: a quotation mark is opened and never closed/,
  ],
];

describe('a folder with a file', () => {
  it.each(broken)('reports a file %s on check and writes nothing of its folder', async (_, name, content, message) => {
    put('customers.csv', customers);
    put(name, content);
    put('notifications.csv', 'codiceCliente,data,titolo,testo\nF1,2026-11-20T09:00:00Z,Ciao,Eccoci\n');
    const checked = await run('check');
    expect(checked.said).toMatch(message);
    expect(checked.said).toContain('customers: 2 rows: 2 new');
    expect(checked.said).toContain('notifications: 1 row: 1 new');
    expect(checked.said).toContain('Nothing was written: this was a check.');
    expect(checked.code).toBe(1);
    for (const skipRejected of [false, true]) {
      const loaded = await run('folder', skipRejected);
      expect(loaded.said).toMatch(message);
      expect(loaded.said).toContain('Nothing of the folder was written.');
      expect(loaded.code).toBe(1);
    }
    expect(await stands()).toEqual([]);
    expect((await runs()).map(({ kind, is_written }) => ({ kind, is_written }))).toEqual(
      ['customers', 'contracts', 'customers', 'contracts'].map((kind) => ({ kind, is_written: false })),
    );
  });

  it('leaves out files and folders of no known kind, and reports them', async () => {
    put('customers.csv', customers);
    put('custmers.csv', customers);
    mkdirSync(path.join(folder, 'old'));
    const { said, code } = await run('check');
    expect(said).toContain('custmers.csv: is no kind that can be imported, and is left out.');
    expect(said).toContain('old: is no kind that can be imported, and is left out.');
    expect(code).toBe(0);
  });

  it('leaves out a file of outcomes, and names the command that loads it', async () => {
    put('customers.csv', customers);
    put('outcomes.csv', 'id,esito\n1,ATTIVA\n');
    const { said, code } = await run('check');
    expect(said).toMatch(/outcomes\.csv: is left out, .+ npm run import -- outcomes\./);
    expect(said).not.toContain('no kind');
    expect(code).toBe(0);
  });

  it('reports mandates of accounts whose contracts have all ended', async () => {
    await database.pool.query(`
      insert into customers (code, segment) values ('F1', 'Pmi');
      insert into commodity_contracts (code, customer_code, commodity, source_state, contract_account)
        select 'FC' || n, 'F1', 'LUCE', case n when 4 then 'Cessato' else 'Attivo' end, '50' || n from generate_series(1, 4) n;
      insert into payment_methods (contract_account, customer_code, current_mandate, future_mandate, status)
        values ('501', 'F1', 'M1', null, 'Attivo'), ('502', 'F1', null, 'M2', null), ('503', 'F1', 'M3', null, 'Disattivato'),
          ('504', 'F1', 'M4', null, 'Attivo')`);
    put('contracts.csv', `${contracts.replace('Attivo', 'Cessato')}LUCE,F1,FC2,Cessato\nLUCE,F1,FC3,Cessato\n`);
    const { said, code } = await run('check');
    expect(said).toContain('look: 2 mandates for accounts whose contracts have all ended: 501, 502\n');
    expect(said).toContain('All of it can be taken in, but look at what it leaves behind. Nothing was written');
    expect(code).toBe(0);
    put('payment-methods.csv', 'codiceCliente,contractAccount,stato\nF1,501,Disattivato\nF1,502,Disattivato\n');
    expect((await run('check')).said).toContain('All of it fits together. Nothing was written');
  });

  it('reports a row that does not fit with its line, and loads the others only with --skip-rejected', async () => {
    put('customers.csv', customers);
    put('contracts.csv', `${contracts}GAS,F9,FC9,Attivo\n`);
    const checked = await run('check');
    expect(checked.said).toContain('line 3: codiceCliente: no such customer: import the customers first');
    expect(checked.code).toBe(1);
    expect(await runs()).toEqual([]);
    expect((await run('folder')).code).toBe(1);
    expect(await stands()).toEqual([]);
    expect(await run('folder', true)).toMatchObject({
      code: 0,
      said: expect.stringContaining('All of the folder was taken in, but for 1 row.'),
    });
    expect(await stands()).toEqual(['F1', 'F2']);
    const refusals = [{ line: 3, field: 'codiceCliente', reason: 'no such customer: import the customers first' }];
    expect((await runs()).slice(2)).toEqual([
      { kind: 'customers', files: 'customers.csv', rows: 2, added: 2, refused: 0, is_written: true, refusals: [] },
      { kind: 'contracts', files: 'contracts.csv', rows: 2, added: 1, refused: 1, is_written: true, refusals },
    ]);
  });
});

it.each([
  ['is not there', () => rmSync(folder, { recursive: true }), /does not exist, or may not be read/],
  ['holds nothing of a kind', () => put('readme.txt', ''), /holds nothing that can be imported/],
  ['has towns without postal codes', () => put('towns.csv', ''), /towns\.csv and no postcodes\.csv/],
])('rejects a folder that %s', async (_, make, message) => {
  make();
  await expect(run('check')).rejects.toThrow(message);
  mkdirSync(folder, { recursive: true });
});

it('rejects bills that are no invoices, file by file', async () => {
  put('customers.csv', customers);
  mkdirSync(path.join(folder, 'bills'));
  put('bills/a.xml', 'no invoice');
  put('bills/b.txt', '');
  const { said, code } = await run('check');
  expect(said).toMatch(/a\.xml: .+/);
  expect(said).toMatch(/b\.txt: .+/);
  expect(said).toContain('bills: 2 documents: 0 new, 0 changed, 0 unchanged, 2 refused');
  expect(code).toBe(1);
});

it('flows of measurements in a subfolder are loaded after the contracts', async () => {
  put('customers.csv', customers);
  put('contracts.csv', `tipo,codiceCliente,codiceContratto,stato,pod\nLUCE,F1,FC1,Attivo,IT001E12345678\n`);
  mkdirSync(path.join(folder, 'measurements'));
  const curve = quarters('01', same(96)) + quarters('02', same(96));
  put('measurements/a.xml', electricityXml('PDO', [{ facts: { MeseAnno: '09/2024' }, curve }]));
  expect(await run('check')).toMatchObject({ code: 0 });
  expect(await days()).toBe(0);
  expect((await run('folder')).said).toContain('measurements: 1 point: 2 new');
  expect(await days()).toBe(2);
  put('measurements/b.xml', '<FlussoMisure/>');
  expect((await run('check')).said).toContain('b.xml: line 1: not a flow of measurements');
});
