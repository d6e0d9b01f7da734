import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindPlan } from './kinds/kind.ts';
import { directory } from './kinds/directory.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { useFiles } from '../../../test/support/import-files.ts';

const files = useFiles();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const header = 'codiceCliente;segmento;uid;mail;mobile;isValido';
const load = (...lines: string[]) => files.importLines(database.pool, kindPlan(directory), [header, ...lines]);

describe('the directory of the identity services', () => {
  it('loads the people of the directory, and updates them', async () => {
    expect(
      await load('K1;Residenziale;chiara;CHIARA@EXAMPLE.IT;+393331234567;sì', 'K2;Business;vetreria;;;'),
    ).toMatchObject({
      refusals: [],
      added: 2,
    });
    expect(await load('K1;Residenziale;chiara;;;no', 'K2;Business;vetreria;;;')).toMatchObject({
      changed: 1,
      unchanged: 1,
    });
    const { rows } = await database.pool.query('select * from directory_people order by customer_code');
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['K1', 'Residenziale', 'chiara', null, null, false],
      ['K2', 'Business', 'vetreria', null, null, false],
    ]);
  });

  it.each([
    ['without a username', 'K9;Residenziale;;;;', 'uid'],
    ['of a segment that nobody knows', 'K9;Operatore;chiara;;;', 'segmento'],
    ['with a mail that is none', 'K9;Residenziale;chiara;chiara;;', 'mail'],
  ])('takes nobody %s', async (_, line, field) => {
    const { refusals, isWritten } = await load(line);
    expect(isWritten).toBe(false);
    expect(refusals).toEqual([expect.stringMatching(new RegExp(`^2 ${field}: `))]);
  });

  it('names everybody once in a file', async () => {
    const { refusals } = await load('K8;Pmi;a;;;', 'K8;Pmi;a;;;');
    expect(refusals).toEqual(['3 codiceCliente: the same as on line 2']);
  });
});
