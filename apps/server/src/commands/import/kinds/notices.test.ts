import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { useFiles } from '../../../../test/support/import-files.ts';
import { kindPlan } from './kind.ts';
import { legalNotices } from './notices.ts';

const files = useFiles();
let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query(`
    delete from legal_notices;
    delete from customers;
    insert into customers (code, segment) values ('C1', 'Residenziale');
    insert into commodity_contracts (code, customer_code, commodity, source_state) values ('L1', 'C1', 'LUCE', 'Attivo');
    insert into supply_prices (contract_code, label, band, valid_from, part, unit, kind, price)
      values ('L1', 'Energia', 'F0', '2099-03-01', 'VENDITA', 'EUR/kWh', 'FISSO', 0.12)`);
});

const notice = {
  numero: 'N1',
  codiceCliente: 'C1',
  codiceContratto: 'L1',
  tipo: 'RINNOVO',
  titolo: 'Il tuo contratto si rinnova',
  testo: '',
  file: '',
  decorrenza: '2099-03-01',
};
const load = (change: Partial<typeof notice>) => {
  const row = { ...notice, ...change };
  return files.importLines(database.pool, kindPlan(legalNotices), [
    Object.keys(row).join(';'),
    Object.values(row).join(';'),
  ]);
};

describe('the words of a notice (comunicazioni.modello.1)', () => {
  it.each([
    ['words', { testo: 'Il prezzo cambia.' }],
    ['a file', { file: 'avvisi/1.pdf' }],
    ['prices that begin on its day', {}],
    ['a default notice with words', { tipo: 'MESSA_IN_MORA', testo: 'Paga entro dieci giorni.' }],
  ])('takes a notice with %s', async (_what, change) => {
    expect(await load(change)).toMatchObject({ added: 1, isWritten: true });
  });

  it.each([
    ['words and a file', { testo: 'Il prezzo cambia.', file: 'avvisi/1.pdf' }, 'either a text or a file'],
    ['no words and prices of another day', { decorrenza: '2099-04-01' }, 'missing, and no price'],
    ['no words and no contract', { codiceContratto: '' }, 'missing, and no price'],
    ['no words of a kind that has no template', { tipo: 'MESSA_IN_MORA' }, 'missing, and no price'],
  ])('rejects a notice with %s', async (_what, change, reason) => {
    const { refusals } = await load(change);
    expect(refusals).toEqual([expect.stringContaining(`2 testo: ${reason}`)]);
  });
});
