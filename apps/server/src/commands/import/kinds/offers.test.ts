import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { useFiles } from '../../../../test/support/import-files.ts';
import { kindPlan } from './kind.ts';
import { offerPrices, offerTerms, onSale, onSalePrices } from './offers.ts';

const files = useFiles();
let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query(`
    delete from customers;
    delete from offers_on_sale;
    insert into customers (code, segment) values ('C1', 'Residenziale');
    insert into commodity_contracts (code, customer_code, commodity, source_state) values
      ('L1', 'C1', 'LUCE', 'Attivo'), ('G1', 'C1', 'GAS', 'Attivo')`);
});

type Fields = Readonly<Record<string, string | number>>;

async function load(kind: typeof offerTerms, ...rows: readonly Fields[]) {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [names.join(';'), ...rows.map((row) => names.map((name) => row[name] ?? '').join(';'))];
  return files.importLines(database.pool, kindPlan(kind), lines);
}

const term = { codiceContratto: 'L1', dal: '2026-03-01', al: '2027-02-28', codice: 'A', nome: 'Luce A' };
const price = {
  codiceContratto: 'L1',
  voce: 'Energia',
  dal: '2026-03-01',
  parte: 'VENDITA',
  unita: 'EUR/kWh',
  tipo: 'FISSO',
  prezzo: '0,1342',
};
const sold = { codice: 'S1', nome: 'Luce S', commodity: 'LUCE', dal: '2026-01-01' };
const soldPrice = {
  codiceOfferta: 'S1',
  voce: 'Energia',
  parte: 'VENDITA',
  unita: 'EUR/kWh',
  tipo: 'FISSO',
  prezzo: 0.1,
};

describe('offers of supplies (prezzi.offerte.1)', () => {
  it('adds new terms, changes changed ones and leaves equal ones', async () => {
    expect(await load(offerTerms, term, { ...term, dal: '2027-03-01', al: '' })).toMatchObject({ added: 2 });
    expect(await load(offerTerms, { ...term, nome: 'Luce B' })).toMatchObject({ changed: 1, added: 0 });
    expect(await load(offerTerms, { ...term, nome: 'Luce B' })).toMatchObject({ unchanged: 1 });
  });

  it.each([
    ['a supply that does not exist', { codiceContratto: 'X' }, 'codiceContratto', 'no such supply'],
    ['an end before the beginning', { al: '2026-02-28' }, 'al', 'before dal'],
    ['no name', { nome: '' }, 'nome', 'missing'],
  ])('rejects %s', async (_what, change, field, reason) => {
    const { refusals } = await load(offerTerms, { ...term, ...change });
    expect(refusals).toEqual([expect.stringMatching(`^2 ${field}: .*${reason}`)]);
  });

  it('rejects two terms that begin on one day', async () => {
    const { refusals } = await load(offerTerms, term, { ...term, codice: 'B' });
    expect(refusals).toEqual([expect.stringMatching(/^3 dal: the same/)]);
  });
});

describe('prices of supplies (prezzi.voci.2)', () => {
  it('takes a price without a band as one for all hours', async () => {
    expect(await load(offerPrices, price, { ...price, fascia: 'F1' })).toMatchObject({ added: 2 });
    expect(await load(offerPrices, { ...price, fascia: 'F0' })).toMatchObject({ unchanged: 1 });
  });

  it('takes an indexed price without a value', async () => {
    const indexed = { ...price, tipo: 'INDICIZZATO', indice: 'PUN', spread: '0,012', prezzo: '' };
    expect(await load(offerPrices, indexed)).toMatchObject({ added: 1 });
  });

  it.each([
    ['a fixed price without a value', { prezzo: '' }, 'prezzo', 'missing'],
    ['a fixed price with an index', { indice: 'PUN' }, 'indice', 'only of an indexed'],
    ['a fixed price with a spread', { spread: '0,01' }, 'spread', 'only of an indexed'],
    ['an indexed price without an index', { tipo: 'INDICIZZATO' }, 'indice', 'missing'],
    ['a band of a month', { unita: 'EUR/mese', fascia: 'F1' }, 'fascia', 'only of a price for each kWh'],
    ['a unit of gas for electricity', { unita: 'EUR/Smc' }, 'unita', 'not a unit of luce'],
    ['a unit of electricity for gas', { codiceContratto: 'G1' }, 'unita', 'not a unit of gas'],
    ['power of gas', { codiceContratto: 'G1', unita: 'EUR/kW/mese' }, 'unita', 'not a unit of gas'],
    ['an unknown part', { parte: 'ALTRO' }, 'parte', 'not one of'],
    ['an impossible rate', { aliquotaIva: '101' }, 'aliquotaIva', 'not a number from 0 to 100'],
    ['an end before the beginning', { al: '2026-02-01' }, 'al', 'before dal'],
  ])('rejects %s', async (_what, change, field, reason) => {
    const { refusals } = await load(offerPrices, { ...price, ...change });
    expect(refusals).toEqual([expect.stringMatching(`^2 ${field}: .*${reason}`)]);
  });

  it('rejects one price twice, with and without its band', async () => {
    const { refusals } = await load(offerPrices, price, { ...price, fascia: 'F0' });
    expect(refusals).toHaveLength(1);
  });
});

describe('offers on sale (prezzi.scelta.1)', () => {
  it('adds offers and their prices', async () => {
    expect(await load(onSale, { ...sold, indirizzo: 'https://example.com/s', durataMesi: 12 })).toMatchObject({
      added: 1,
    });
    expect(await load(onSalePrices, soldPrice)).toMatchObject({ added: 1 });
    expect(await load(onSalePrices, { ...soldPrice, prezzo: 0.2 })).toMatchObject({ changed: 1 });
  });

  it.each([
    ['an address without https', { indirizzo: 'http://example.com' }, 'indirizzo', 'https'],
    ['an address that runs a script', { indirizzo: 'javascript:alert(1)' }, 'indirizzo', 'https'],
    ['no months', { durataMesi: 0 }, 'durataMesi', 'from 1 to 600'],
    ['an unknown segment', { segmento: 'X' }, 'segmento', 'not one of'],
    ['an end before the beginning', { al: '2025-12-31' }, 'al', 'before dal'],
  ])('rejects %s', async (_what, change, field, reason) => {
    const { refusals } = await load(onSale, { ...sold, ...change });
    expect(refusals).toEqual([expect.stringMatching(`^2 ${field}: .*${reason}`)]);
  });

  it('rejects prices of an offer that does not exist, and units of the other commodity', async () => {
    expect((await load(onSalePrices, soldPrice)).refusals).toEqual([
      expect.stringMatching(/^2 codiceOfferta: no such/),
    ]);
    await load(onSale, { ...sold, commodity: 'GAS' });
    expect((await load(onSalePrices, soldPrice)).refusals).toEqual([expect.stringMatching(/^2 unita: not a unit/)]);
  });
});
