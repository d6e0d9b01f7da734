import { describe, expect, it } from 'vitest';
import { customerCodeOf } from '../../../test/matrix/askers.ts';
import { useApp } from '../../../test/support/app.ts';

const gateway = useApp();
const pool = () => gateway.database.pool;
const session = async (username: string) => (await gateway.signIn(username)).access_token;

async function supplyOf(username: string, where = `commodity = 'LUCE'`): Promise<string> {
  const { rows } = await pool().query<{ code: string }>(
    `select code from commodity_contracts where customer_code = $1 and source_state = 'Attivo' and ${where} order by code limit 1`,
    [await customerCodeOf(gateway, username)],
  );
  return rows[0]?.code ?? '';
}

const prices = async (username: string, code: string) =>
  gateway.send({ url: `/api/sportello/v1/prezzi/${code}`, bearer: await session(username) });

describe('the prices of a supply (prezzi.chiamate.1)', () => {
  it('returns its offers and prices, latest first, with a year of use and the power', async () => {
    const { status, body } = await prices('misto', await supplyOf('misto'));
    expect(status).toBe(200);
    expect(body.offerte.map(({ dal, al }: { dal: string; al: string }) => [dal, al])).toEqual([
      ['2027-02-01', '2028-01-31'],
      ['2026-02-01', '2027-01-31'],
      ['2025-02-01', '2026-01-31'],
    ]);
    const days = body.voci.map(({ dal }: { dal: string }) => dal);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(body.consumo).toMatchObject({ unitaMisura: 'kWh', origine: 'BOLLETTE' });
    expect(body.potenza).toBeGreaterThan(0);
  });

  it('returns a year of curves where they are whole, in standard cubic metres for gas (prezzi.anno.5)', async () => {
    const { body } = await prices('full', await supplyOf('full', `commodity = 'GAS'`));
    expect(body.consumo).toMatchObject({ unitaMisura: 'Smc', origine: 'CURVE', fasce: null });
  });

  it('returns the yearly consumption of the last bill without curves and bills that make a year', async () => {
    const code = await supplyOf('placet');
    await pool().query('delete from consumption_days where contract_code = $1', [code]);
    await pool().query(
      `update bills set consumption = null, yearly_consumption = 2412, yearly_from = '2025-11-01', yearly_to = '2026-10-31'
       where contract_code = $1`,
      [code],
    );
    const { body } = await prices('placet', code);
    expect(body.consumo).toEqual({
      dal: '2025-11-01',
      al: '2026-10-31',
      unitaMisura: 'kWh',
      totale: 2412,
      fasce: null,
      origine: 'CONSUMO_ANNUO',
    });
    await pool().query('update bills set yearly_consumption = null where contract_code = $1', [code]);
    expect((await prices('placet', code)).body.consumo).toBeNull();
  });

  it('rejects the supply of another customer as one that does not exist', async () => {
    const foreign = await prices('dual', await supplyOf('full'));
    const missing = await prices('dual', '4999999999');
    expect(foreign.status).toBe(404);
    expect(missing.body.errors).toEqual(foreign.body.errors);
  });
});

describe('the offers to choose from (prezzi.scelta.1)', () => {
  const namesFor = async (username: string, where?: string) => {
    const { body } = await prices(username, await supplyOf(username, where));
    return body.offerteInVendita.map(({ codice }: { codice: string }) => codice);
  };

  it('returns those of the commodity and the segment', async () => {
    expect(await namesFor('luce')).toEqual(['LUCE-FERMA-24', 'LUCE-SOLE']);
    expect(await namesFor('dual', `commodity = 'GAS'`)).toEqual(['GAS-FERMO-12']);
    expect(await namesFor('pmi')).toEqual(['LUCE-FERMA-24']);
  });

  it.each([
    ['is sold from tomorrow', `sale_from = '2026-11-21', sale_until = null`, false],
    ['is sold from today', `sale_from = '2026-11-20', sale_until = null`, true],
    ['is sold until today', `sale_from = '2026-01-01', sale_until = '2026-11-20'`, true],
    ['was sold until yesterday', `sale_from = '2026-01-01', sale_until = '2026-11-19'`, false],
  ])('returns an offer that %s: %s', async (_what, set, expected) => {
    await pool().query(`update offers_on_sale set ${set} where code = 'LUCE-SOLE'`);
    expect((await namesFor('luce')).includes('LUCE-SOLE')).toBe(expected);
    await pool().query(`update offers_on_sale set sale_from = '2026-01-01', sale_until = null`);
  });

  it('leaves out the offer in force and offers without prices', async () => {
    const code = await supplyOf('stg');
    await pool().query(
      `update supply_offers set code = 'LUCE-SOLE' where contract_code = $1 and valid_from <= '2026-11-20'`,
      [code],
    );
    await pool().query(
      `insert into offers_on_sale (code, name, commodity, sale_from) values ('VUOTA', 'Vuota', 'LUCE', '2026-01-01')`,
    );
    const { body } = await prices('stg', code);
    expect(body.offerteInVendita.map(({ codice }: { codice: string }) => codice)).toEqual(['LUCE-FERMA-24']);
  });
});

describe('the last day of the offer in force (prezzi.scadenza.2)', () => {
  const endOf = async (username: string, code: string) => {
    const bearer = await session(username);
    const list = await gateway.send({ url: '/api/contratti/v1/recuperoLista', bearer });
    const data = await gateway.send({ url: `/api/contratti/v1/recuperoDatiContratto?codiceContratto=${code}`, bearer });
    const found = list.body.contratti.find(
      ({ codiceContratto }: { codiceContratto: string }) => codiceContratto === code,
    );
    expect(data.body.contratto.fineOfferta).toBe(found.fineOfferta);
    return found.fineOfferta;
  };

  it.each([
    ['a fixed offer', 'misto', `commodity = 'LUCE' and market = 'LIBERO'`, '2027-01-31'],
    ['the Servizio a Tutele Graduali', 'stg', `market = 'STG'`, '2027-03-31'],
    ['an offer without an end', 'gas', `commodity = 'GAS'`, null],
  ])('returns it with the contract for %s', async (_what, username, where, expected) => {
    expect(await endOf(username, await supplyOf(username, where))).toBe(expected);
  });

  it('returns none without offers', async () => {
    const code = await supplyOf('dual');
    await pool().query('delete from supply_offers where contract_code = $1', [code]);
    expect(await endOf('dual', code)).toBeNull();
  });
});

it('exports all offers and prices with the personal data', async () => {
  const { body } = await gateway.send({ url: '/api/sportello/v1/dati-personali', bearer: await session('full') });
  const code = await supplyOf('full');
  for (const part of ['offerte', 'prezzi']) {
    expect(body[part].some(({ codiceContratto }: { codiceContratto: string }) => codiceContratto === code)).toBe(true);
  }
});
