import { describe, expect, it } from 'vitest';
import { customerCodeOf } from '../../../test/matrix/askers.ts';
import { useApp } from '../../../test/support/app.ts';

// The clock is set to 20 November 2026.
const gateway = useApp();
let count = 0;

const rows = async (text: string, ...values: unknown[]) => (await gateway.database.pool.query(text, values)).rows;

/** Adds a bill of 10 November 2026 with its own days, and a line of each given month with VAT of 10 %. */
async function aBill(username: string, ...months: readonly string[]) {
  const customerCode = await customerCodeOf(gateway, username);
  const number = `OLD${(count += 1)}`;
  const net = 8000 + 5007 * months.length;
  const vat = Math.round(net / 10);
  await rows(
    `with bill as (
       insert into bills (customer_code, number, issuer_vat_number, type, status_code, contract_code, issue_date, due_date,
         period_start, period_end, amount_cents, open_cents, method_code)
       select $1, $2, '99999999990', 'BOLLETTA', '02', min(code), '2026-11-10', '2026-12-10', '2026-09-01', '2026-10-31',
         $3, $3, 'P' from commodity_contracts where customer_code = $1 returning id)
     insert into bill_lines (bill_id, position, kind, label, amount_cents, vat_rate, taxable_cents, period_start, period_end)
     select id, 1, 'QUOTA_CONSUMI', 'Energia', 8000, 10, null::int, null::date, null::date from bill
     union all select id, 2, 'IVA', 'IVA 10%', $4::int, 10, $5::int, null, null from bill
     union all select id, at + 2, 'RICALCOLO', 'Conguaglio', 5007, 10, null, month::date, month::date + 27
       from bill, unnest($6::text[]) with ordinality given(month, at)`,
    customerCode,
    number,
    net + vat,
    vat,
    net,
    months,
  );
  const { access_token: bearer } = await gateway.signIn(username);
  const object = () =>
    gateway.send({ method: 'POST', url: `/api/sportello/v1/bollette/${number}/prescrizione`, bearer, payload: {} });
  const read = async (path: string) => (await gateway.send({ url: `/api/${path}`, bearer })).body;
  const detail = async () =>
    (await read(`verifiche/v1/recuperoDettaglioBolletta/${customerCode}?numeroBolletta=${number}`)).bolletta;
  return { number, bearer, object, read, detail };
}

const old = '2024-05-01';
const recent = '2025-03-01';

describe('refusing the prescribed part of a bill (bolletta.prescrizione.3)', () => {
  it('removes the line of 30 months with its VAT and not that of 20, with a case and its receipt', async () => {
    const { number, bearer, object, read, detail } = await aBill('luce', recent, old);
    const { status, body } = await object();
    expect(status).toBe(200);
    expect(body).toMatchObject({ numero: expect.stringMatching(/^RC-2026-\d{6}$/), rispostaEntro: '2026-12-20' });
    // 180.14 with 18.01 of VAT; without 50.07 the VAT is 13.01.
    const importoContestato = 55.07;
    expect(await detail()).toMatchObject({
      importo: 198.15,
      importoAperto: 198.15,
      importoContestato,
      contestazioni: [{ tipo: 'PRESCRIZIONE', importo: importoContestato, reclamo: body.numero, al: null }],
    });
    expect(await read(`sportello/v1/reclami/${body.numero}`)).toMatchObject({
      tipo: 'PRESCRIZIONE',
      stato: 'RICEVUTO',
      bollette: [number],
      rispostaEntro: '2026-12-20',
      contestazioni: [{ bolletta: number, importo: importoContestato, al: null }],
    });
    const { testo } = await read(`sportello/v1/reclami/${body.numero}`);
    for (const words of [number, '01/05/2024', '28/05/2024', '55,07']) expect(testo).toContain(words);
    const paper = await gateway.send({ url: `/api/sportello/v1/reclami/${body.numero}/ricevuta.pdf`, bearer });
    expect(paper.status).toBe(200);
  });

  it('happens once for twenty at once, and each gets the same case', async () => {
    const { number, object } = await aBill('gas', old);
    const answers = await Promise.all(Array.from({ length: 20 }, object));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.numero)).size).toBe(1);
    expect((await object()).body).toEqual(answers[0]?.body);
    const [left] = await rows(
      `select
         (select count(*)::int from case_bills where number = $1) as cases,
         (select count(*)::int from bill_disputes where bill_id = b.id) as disputes,
         (select count(*)::int from events where kind = 'CASE_OPENED' and data -> 'bills' ? $1) as events,
         (select count(*)::int from notifications n join events e on e.id = n.event_id where e.data -> 'bills' ? $1) as notices,
         disputed_cents as cents
       from bills b where number = $1`,
      number,
    );
    expect(left).toEqual({ cases: 1, disputes: 1, events: 1, notices: 1, cents: 5508 });
  });

  it('opens another case once the first was withdrawn', async () => {
    const { bearer, object } = await aBill('placet', old);
    const first = String((await object()).body.numero);
    await gateway.send({ method: 'POST', url: `/api/sportello/v1/reclami/${first}/ritiro`, bearer, payload: {} });
    const second = await object();
    expect(second.status).toBe(200);
    expect(second.body.numero).not.toBe(first);
  });

  it('rejects a bill without such a part', async () => {
    const { object } = await aBill('luce', recent);
    expect((await object()).body.header.codice).toBe('BILL_NOT_PRESCRIBED');
  });

  it('rejects the bill of another customer', async () => {
    const { number } = await aBill('luce', old);
    const { access_token: bearer } = await gateway.signIn('gas');
    const url = `/api/sportello/v1/bollette/${number}/prescrizione`;
    const { body } = await gateway.send({ method: 'POST', url, bearer, payload: {} });
    expect(body.header.codice).toBe('NOT_FOUND');
    expect(await rows('select disputed_cents from bills where number = $1', number)).toEqual([{ disputed_cents: 0 }]);
  });

  it('rejects more than ten cases in a quarter of an hour', async () => {
    const codes: unknown[] = [];
    for (let bill = 0; bill < 11; bill += 1) {
      const { object } = await aBill('fibra', old);
      const { status, body } = await object();
      codes.push(status === 200 ? 200 : body.header.codice);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 'TOO_MANY_ATTEMPTS']);
  });
});
