import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindPlan } from './kinds/kind.ts';
import { documents } from './kinds/documents.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { useFiles } from '../../../test/support/import-files.ts';

const files = useFiles();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(`
    insert into customers (code, segment) values ('C1', 'Residenziale'), ('C2', 'Residenziale');
    insert into commodity_contracts (code, customer_code, commodity, source_state, quotation_code)
      values ('L1', 'C1', 'LUCE', 'Attivo', 'Q1'), ('L2', 'C2', 'LUCE', 'Attivo', null);
    insert into vas_contracts (code, customer_code, type, sub_type, product_type, source_state, name)
      values ('S1', 'C1', 'FIBRA', 'DEFAULT', 'ZFIB', 'Attivo', 'Fibra');
  `);
});
afterAll(() => database.drop());

const header = 'docnumber;codiceCliente;codiceContratto;codiceContrattoVas;quotation;tipo;nome;dataDocumento;file';
const load = (...lines: string[]) => files.importLines(database.pool, kindPlan(documents), [header, ...lines]);

describe('documents of a provider', () => {
  it('loads documents with the contract that each belongs to, and updates them', async () => {
    const lines = [
      'D1;C1;L1;;;CONTRATTO_DEFINITIVO;Contratto;2024-01-31;2024/D1.pdf',
      'D2;C1;;S1;;;;;',
      'D3;C1;;;Q1;CONTRATTO_PRELIMINARE;;;',
    ];
    expect(await load(...lines)).toMatchObject({ refusals: [], added: 3 });
    expect(await load('D1;C1;L1;;;CONTRATTO_DEFINITIVO;Contratto luce;2024-01-31;2024/D1.pdf')).toMatchObject({
      added: 0,
      changed: 1,
    });
    const { rows } = await database.pool.query(
      'select number, contract_kind, contract_code, type, name, archive_key from documents order by number',
    );
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['D1', 'COMMODITY', 'L1', 'CONTRATTO_DEFINITIVO', 'Contratto luce', '2024/D1.pdf'],
      ['D2', 'VAS', 'S1', null, null, null],
      ['D3', 'QUOTATION', 'Q1', 'CONTRATTO_PRELIMINARE', null, null],
    ]);
  });

  it.each([
    ['of somebody else’s supply', 'D9;C1;L2;;;;;;', 'codiceContratto'],
    ['of a service that is not there', 'D9;C1;;S9;;;;;', 'codiceContrattoVas'],
    ['of somebody else’s quotation', 'D9;C2;;;Q1;;;;', 'quotation'],
    ['of no contract', 'D9;C1;;;;;;;', 'codiceContratto'],
    ['of two contracts', 'D9;C1;L1;S1;;;;;', 'codiceContrattoVas'],
    ['of a type that nobody knows', 'D9;C1;L1;;;LETTERA;;;', 'tipo'],
  ])('rejects a document %s', async (_, line, field) => {
    const { refusals, isWritten } = await load(line);
    expect(isWritten).toBe(false);
    expect(refusals).toEqual([expect.stringMatching(new RegExp(`^2 ${field}: `))]);
  });

  it('rejects a document that a file names twice', async () => {
    const { refusals } = await load('D8;C1;L1;;;;;;', 'D8;C1;L1;;;;;;');
    expect(refusals).toEqual(['3 docnumber: the same as on line 2']);
  });
});
