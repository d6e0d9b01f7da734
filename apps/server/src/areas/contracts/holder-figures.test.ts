import { beforeAll, describe, expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { customerCodeOf } from '../../../test/matrix/askers.ts';
import { useApp } from '../../../test/support/app.ts';
import { findMark, giveSupplies, idsOfMark, marks, SINCE, supplies } from '../../../test/support/holders.ts';
import { listUnannounced } from '../bills/queries/bill-announcements.ts';

const gateway = useApp();
const pool = () => gateway.database.pool;
const codes = { former: '', new: '' };

beforeAll(async () => {
  codes.former = await customerCodeOf(gateway, 'full');
  codes.new = await customerCodeOf(gateway, 'dual');
  await giveSupplies(pool(), codes);
});

const bearerOfNew = async () => (await gateway.signIn('dual')).access_token;

describe('the figures of the new holder', () => {
  const get = async (path: string) => (await gateway.send({ url: `/api/${path}`, bearer: await bearerOfNew() })).body;

  it('counts and sums only the bills that are listed', async () => {
    const period = 'inizioPeriodo=2026-09-01&finePeriodo=2026-11-20&numElemPagina=500&numPagina=1';
    const { bollette, ...sums } = await get(`verifiche/v1/recuperoListaBollette/${codes.new}?${period}`);
    const sum = (of: (bill: { importo: number; importoAperto: number; tipoDocumento: string }) => number) =>
      Math.round(bollette.map(of).reduce((all: number, each: number) => all + each, 0) * 100) / 100;
    expect(sums).toMatchObject({
      totaleElementi: bollette.length,
      totaleImporto: sum(({ importo, tipoDocumento }) => (tipoDocumento === 'RATA' ? 0 : importo)),
      totaleAperto: sum(({ importoAperto }) => importoAperto),
    });
  });

  it('returns consumption and offers only from the new holder’s first day', async () => {
    const { consumi } = await get(`verifiche/v1/recuperoElencoConsumi?codiceContratto=${supplies.passed}`);
    expect(consumi.map(({ inizioPeriodo }: { inizioPeriodo: string }) => inizioPeriodo)).toEqual(['2026-11-05']);
    await pool().query('update supply_offers set valid_from = $1 where contract_code = $2 and code = $3', [
      '2026-09-15',
      supplies.passed,
      'DOPO-O',
    ]);
    const { offerte } = await get(`sportello/v1/prezzi/${supplies.passed}`);
    expect(offerte).toEqual([expect.objectContaining({ codice: 'DOPO-O', dal: SINCE })]);
  });

  it('omits a bill of a period that ended before, and a yearly consumption that began before', async () => {
    const change = (set: string) => pool().query(`update bills set ${set} where number = $1`, ['DOPO-B']);
    const url = `verifiche/v1/recuperoDettaglioBolletta/${codes.new}?numeroBolletta=DOPO-B`;
    await change(`yearly_consumption = 900, yearly_from = '2025-11-05', yearly_to = '2026-11-04'`);
    expect((await get(url)).bolletta.essenziali.consumoAnnuo).toBeNull();
    await change(`yearly_from = '${SINCE}'`);
    expect((await get(url)).bolletta.essenziali.consumoAnnuo).toMatchObject({ consumo: 900 });
    await change(`period_end = '2026-09-30', period_start = '2026-09-01'`);
    expect((await get(url)).header.codice).toBe('NOT_FOUND');
    await change(`period_end = '2026-11-04', period_start = '2026-10-05'`);
  });

  it('includes documents that the new holder signed before their first day', async () => {
    await pool().query('update documents set document_date = $1 where number = $2', ['2026-09-23', 'MUTO-D']);
    const { rows } = await pool().query('select fiscal_code as code from customers where code = $1', [codes.new]);
    const body = { societa: 'EE', codiceContratto: supplies.passed, codiceFiscale: rows[0]?.code };
    const { documenti } = (
      await gateway.send({
        method: 'POST',
        url: '/api/documenti/v1/ricercaDocumentiContrattuali',
        bearer: await bearerOfNew(),
        payload: body,
      })
    ).body;
    expect(documenti.map(({ docnumber }: { docnumber: string }) => docnumber)).toEqual(['MUTO-D']);
    await pool().query('update documents set document_date = $1 where number = $2', ['2026-09-20', 'MUTO-D']);
  });
});

it('notifies the new holder of their own bills only', async () => {
  const period = { kind: 'ISSUED', days: { from: '2026-09-01', to: '2026-11-20' } } as const;
  const found = await listUnannounced(databaseOf(pool()), period, [codes.new]);
  const numbers = found.map(({ number }) => number);
  expect(numbers).toContain('DOPO-B');
  expect(numbers).not.toContain('MUTO-B');
});

describe('a reading', () => {
  const setSince = (day: string) =>
    pool().query('update commodity_contracts set holder_since = $1 where code = $2', [day, supplies.passed]);

  const send = async (day: string) =>
    gateway.send({
      method: 'POST',
      url: '/api/verifiche/v1/autolettura',
      bearer: await bearerOfNew(),
      payload: {
        codiceContratto: supplies.passed,
        dataLettura: day,
        canaleAcquisizione: 'WEB',
        letture: [{ fascia: 'F0', valore: 999_999_999 }],
        conferma: 'LETTURA_GIUSTA',
      },
    });

  it('rejects one of a day before the holder’s', async () => {
    await setSince('2026-11-18');
    const { status, body } = await send('2026-11-17');
    expect([status, body.header.campi]).toEqual([400, [{ campo: 'dataLettura', codice: 'TOO_EARLY' }]]);
    await setSince(SINCE);
  });

  it('rejects a second one for the period, without the first (contratto.intestatario.3)', async () => {
    await pool().query(`update meter_readings set period_end = '2026-11-30' where meter_number = 'MUTO-M'`);
    const { status, body } = await send('2026-11-20');
    expect([status, body.header.codice]).toEqual([409, 'READING_NOT_OPEN']);
    expect(findMark(marks.nobody).test(JSON.stringify(body))).toBe(false);
  });

  it('moves a reading of a former holder without an event of the new one (contratto.intestatario.3)', async () => {
    await pool().query(`update meter_readings set state = 'INVIATA_DISTRIBUTORE' where meter_number = 'MUTO-M'`);
    const events = async () =>
      (await pool().query('select from events where customer_code = $1', [codes.new])).rowCount;
    const before = await events();
    const { status } = await gateway.send({
      method: 'POST',
      url: `/api/sportello/v1/operatore/letture/${idsOfMark(marks.nobody).reading}/stato`,
      bearer: (await gateway.signIn('operatore')).access_token,
      payload: { daStato: 'INVIATA_DISTRIBUTORE', stato: 'VALIDATA' },
    });
    expect(status).toBe(200);
    expect(await events()).toBe(before);
  });
});
