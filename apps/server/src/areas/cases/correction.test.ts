import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetTries } from '../../../test/support/customers.ts';
import { useApp } from '../../../test/support/app.ts';

// The clock is set to 20 November 2026.
const gateway = useApp();
const today = '2026-11-20';
const rows = async (text: string, ...values: unknown[]) => (await gateway.database.pool.query(text, values)).rows;

interface EstimatedBill {
  readonly number: string;
  readonly contract: string;
  readonly start: string;
  readonly first: Readonly<Record<string, number>>;
  readonly last: Readonly<Record<string, number>>;
  readonly lastOn: string;
}

let bearer: string;
let bill: EstimatedBill;

beforeAll(async () => {
  bearer = (await gateway.signIn('luce')).access_token;
  const [found] = await rows(
    `select b.number, b.contract_code as contract, b.period_start::text as start,
       (select jsonb_strip_nulls(jsonb_build_object('F0', f0, 'F1', f1, 'F2', f2, 'F3', f3))
          from bill_readings r where r.bill_id = b.id order by read_on limit 1) as first,
       (select jsonb_strip_nulls(jsonb_build_object('F0', f0, 'F1', f1, 'F2', f2, 'F3', f3))
          from bill_readings r where r.bill_id = b.id order by read_on desc limit 1) as last,
       (select max(read_on)::text from bill_readings r where r.bill_id = b.id) as "lastOn"
     from bills b join accounts a using (customer_code)
     where a.username = 'luce' and (select count(*) from bill_readings r where r.bill_id = b.id) > 1
     order by b.issue_date desc limit 1`,
  );
  bill = found;
});
beforeEach(() => forgetTries(gateway));

const shown = (values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([fascia, valore]) => ({ fascia, valore }));
const post = (path: string, payload: object) =>
  gateway.send({ method: 'POST', url: `/api/sportello/v1/reclami${path}`, bearer, payload });
const estimate = (data: string, values: Readonly<Record<string, number>>) =>
  post('/stima', { bolletta: bill.number, data, letture: shown(values) });
const correct = (lettura: object, more: object = {}) =>
  post('', {
    tipo: 'RETTIFICA',
    testo: 'Il contatore segna meno.',
    codiceContratto: bill.contract,
    bollette: [bill.number],
    lettura,
    ...more,
  });
const countCases = async () => Number((await rows('select count(*) from cases'))[0]?.count);

describe('the estimate of a correction (reclami.rettifica.2)', () => {
  it('returns the bill itself for its own last reading', async () => {
    const { body } = await estimate(bill.lastOn, bill.last);
    expect(body.consumoStimato).toBe(body.consumoFatturato);
    expect(body.importoStimato).toBeCloseTo(body.importoFatturato as number, 1);
  });

  it('returns no consumption for its first reading on its last day', async () => {
    const { body } = await estimate(bill.lastOn, bill.first);
    expect(body.consumoStimato).toBe(0);
    expect(body.importoStimato).toBeLessThan(body.importoFatturato as number);
  });

  it('returns nothing for other bands', async () => {
    const { body } = await estimate(today, 'F0' in bill.last ? { F1: 1, F2: 2, F3: 3 } : { F0: 1 });
    expect(body).toMatchObject({ consumoStimato: null, importoStimato: null });
  });
});

describe('the reading of a correction (reclami.rettifica.1)', () => {
  it.each([
    ['of tomorrow', () => ({ data: '2026-11-21', letture: shown(bill.last) }), 'lettura.data', 'IN_FUTURE'],
    ['of long ago', () => ({ data: '2020-01-01', letture: shown(bill.last) }), 'lettura.data', 'TOO_EARLY'],
    ['of other bands', () => ({ data: today, letture: [{ fascia: 'F2', valore: 1 }] }), 'lettura.letture', 'MISSING'],
  ])('rejects a reading %s', async (_name, lettura, field, code) => {
    const before = await countCases();
    const { body } = await correct(lettura());
    expect(body.header.campi).toContainEqual({ campo: field, codice: code });
    expect(await countCases()).toBe(before);
  });

  it('rejects a reading for another kind of case, and without a supply', async () => {
    const lettura = { data: today, letture: shown(bill.last) };
    for (const more of [{ tipo: 'RECLAMO' }, { codiceContratto: undefined }]) {
      const { body } = await correct(lettura, more);
      expect(body.header.campi).toContainEqual({ campo: 'lettura', codice: 'NOT_EXPECTED' });
    }
  });

  it('goes the way of all readings, once for the period of its bill', async () => {
    const lettura = { data: today, letture: shown(bill.last) };
    const { body } = await correct(lettura);
    const { body: detail } = await gateway.send({ url: `/api/sportello/v1/reclami/${String(body.numero)}`, bearer });
    const [sent] = await rows('select * from meter_readings where id = $1', detail.codiceLettura);
    expect(sent).toMatchObject({ contract_code: bill.contract, kind: 'AUTOLETTURA', state: 'RICEVUTA' });
    const events = await rows(
      `select from events where kind = 'READING_RECEIVED' and data ->> 'readingNumber' = $1`,
      detail.codiceLettura,
    );
    expect(events).toHaveLength(1);
    const before = await countCases();
    const again = await correct({ ...lettura, data: '2026-11-19' });
    expect(again.body.header).toMatchObject({
      codice: 'READING_NOT_OPEN',
      campi: [{ campo: 'lettura', codice: 'GIA_INVIATA' }],
    });
    expect(await countCases()).toBe(before);
  });
});
