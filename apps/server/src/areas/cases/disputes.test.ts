import { describe, expect, it, vi } from 'vitest';
import { receiveOutcomes } from '../integration/usecases/outcomes/receive.ts';
import { useApp } from '../../../test/support/app.ts';
import { codeOf, eventsOf } from '../../../test/support/customers.ts';
import { disputesAt } from '../../../test/support/money/disputes.ts';
import { customerWithBill } from '../../../test/support/money/paying.ts';
import { listenForUpdates, withServices } from '../../../test/support/services.ts';

// The clock is set to 20 November 2026.
const gateway = useApp();
const { haveUsual, havePrescribed, open, withdraw, reply, disputedOf } = disputesAt(gateway);
const rows = async (text: string, ...values: unknown[]) => (await gateway.database.pool.query(text, values)).rows;
const cases = '/api/sportello/v1/reclami';
const parts = {
  reclamo: 'Ci hai scritto che la bolletta non torna.',
  verifiche: 'Abbiamo letto il contatore.',
  conclusioni: 'Hai ragione.',
  diritti: 'La conciliazione è gratuita.',
};

/** A customer with a bill of 84.20 euros, of which 34.20 are above the usual amount and 12.34 are prescribed. */
async function unusual() {
  const customer = await customerWithBill(gateway);
  await haveUsual(customer, 5000);
  await havePrescribed(customer);
  return customer;
}
type Customer = Awaited<ReturnType<typeof unusual>>;

async function contestazioniOf({ code, number, bearer }: Customer) {
  const url = `/api/verifiche/v1/recuperoDettaglioBolletta/${code}?numeroBolletta=${number}`;
  const { body } = await gateway.send({ url, bearer });
  return body.bolletta.contestazioni;
}

const dataOf = async ({ code }: Customer, wanted: string) =>
  (await eventsOf(gateway, code)).filter(({ kind }) => kind === wanted).map(({ data }) => data);

describe('an amount in dispute (reclami.contestazione.1)', () => {
  it.each([
    ['BOLLETTA_ANOMALA', 3420],
    ['PRESCRIZIONE', 1234],
    // Neither a reading nor a price of energy is known.
    ['RETTIFICA', 8420],
  ])('starts a dispute with a case of kind %s, and records it in the event', async (kind, cents) => {
    const giulia = await unusual();
    const updates = await listenForUpdates(gateway);
    const number = await open(giulia, kind);
    expect(await disputedOf(giulia.number)).toEqual({
      cents,
      disputes: [{ kind, cents, ended: false, collected: false }],
    });
    expect(await dataOf(giulia, 'CASE_OPENED')).toMatchObject([
      { caseNumber: number, disputes: [{ number: giulia.number, amountCents: cents }] },
    ]);
    await vi.waitFor(() => expect(updates).toContainEqual({ about: 'bills', customerCode: giulia.code }));
    const { body } = await gateway.send({ url: `${cases}/${number}`, bearer: giulia.bearer });
    expect(body.contestazioni).toEqual([{ bolletta: giulia.number, importo: cents / 100, al: null }]);
  });

  it.each(['RECLAMO', 'DOPPIA_FATTURAZIONE'])('starts no dispute with a case of kind %s', async (kind) => {
    const giulia = await unusual();
    await open(giulia, kind);
    expect(await disputedOf(giulia.number)).toEqual({ cents: 0, disputes: [] });
    expect(await dataOf(giulia, 'CASE_OPENED')).toMatchObject([{ disputes: [] }]);
  });

  it('starts no dispute with a case about another customer’s bill', async () => {
    const [giulia, marco] = [await unusual(), await unusual()];
    await open({ ...giulia, number: marco.number });
    expect(await disputedOf(marco.number)).toEqual({ cents: 0, disputes: [] });
  });

  it('disputes of a corrected bill what exceeds the estimate with the customer’s reading', async () => {
    const { access_token: bearer } = await gateway.signIn('luce');
    const [bill] = await rows(
      `select b.number, b.contract_code as contract, b.amount_cents as cents, r.read_on::text as date, r.f0, r.f1, r.f2, r.f3
       from bills b join accounts a using (customer_code)
       join lateral (select *, count(*) over () as readings from bill_readings r where r.bill_id = b.id
                     order by read_on limit 1) r on r.readings > 1
       where a.username = 'luce' order by b.issue_date desc limit 1`,
    );
    const letture = ['F0', 'F1', 'F2', 'F3'].flatMap((fascia) => {
      const valore = bill[fascia.toLowerCase()];
      return valore === null ? [] : [{ fascia, valore: valore + 1 }];
    });
    const post = (path: string, payload: object) =>
      gateway.send({ method: 'POST', url: `${cases}${path}`, bearer, payload });
    const data = '2026-11-18';
    const { body: estimate } = await post('/stima', { bolletta: bill.number, data, letture });
    const more = { codiceContratto: bill.contract, bollette: [bill.number], lettura: { data, letture } };
    const { status } = await post('', { tipo: 'RETTIFICA', testo: 'Il contatore segna meno.', ...more });
    expect(status).toBe(200);
    const cents = bill.cents - Math.round(estimate.importoStimato * 100);
    expect(cents).toBeGreaterThan(0);
    expect((await disputedOf(bill.number)).cents).toBe(cents);
  });

  it('counts a dispute once for 20 requests with one key', async () => {
    const giulia = await unusual();
    const payload = { tipo: 'BOLLETTA_ANOMALA', testo: 'Non torna.', bollette: [giulia.number] };
    const headers = { 'idempotency-key': 'chiave-della-contestazione' };
    const sent = { method: 'POST', url: cases, bearer: giulia.bearer, payload, headers } as const;
    const answers = await Promise.all(Array.from({ length: 20 }, () => gateway.send(sent)));
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['ok']));
    expect(await disputedOf(giulia.number)).toMatchObject({ cents: 3420, disputes: [{}] });
  });

  it('disputes for several cases the largest open amount plus the prescribed amount, once', async () => {
    const giulia = await unusual();
    const kinds = ['BOLLETTA_ANOMALA', 'PRESCRIZIONE', 'PRESCRIZIONE', 'RETTIFICA', 'BOLLETTA_ANOMALA'];
    const numbers = await Promise.all(kinds.map((kind) => open(giulia, kind)));
    const [first = '', , , correction = '', again = ''] = numbers;
    expect(await disputedOf(giulia.number)).toMatchObject({ cents: 8420 + 1234, disputes: { length: 4 } });
    await withdraw(giulia, correction);
    expect((await disputedOf(giulia.number)).cents).toBe(3420 + 1234);
    await Promise.all([withdraw(giulia, first), reply(again, { isOwed: false })]);
    expect((await disputedOf(giulia.number)).cents).toBe(1234);
  });

  it('starts no dispute of a kind again after a reply, but does after a withdrawal', async () => {
    const giulia = await unusual();
    await withdraw(giulia, await open(giulia, 'BOLLETTA_ANOMALA'));
    await reply(await open(giulia, 'BOLLETTA_ANOMALA'), { isOwed: false });
    expect((await disputedOf(giulia.number)).disputes).toHaveLength(2);
    await open(giulia, 'BOLLETTA_ANOMALA');
    expect(await disputedOf(giulia.number)).toMatchObject({ cents: 0, disputes: { length: 2 } });
  });
});

describe('the end of an amount in dispute (reclami.contestazione.3)', () => {
  it.each([
    ['BOLLETTA_ANOMALA', false, 3420],
    ['RETTIFICA', false, 8420],
    ['PRESCRIZIONE', false, 0],
    ['PRESCRIZIONE', true, 1234],
  ])('ends a dispute of kind %s with a reply (owed: %s) that releases %i cents', async (kind, isOwed, released) => {
    const giulia = await unusual();
    const number = await open(giulia, kind);
    const { cents } = await disputedOf(giulia.number);
    const { access_token: bearer } = await gateway.signIn('operatore');
    const url = `/api/sportello/v1/operatore/reclami/${number}/risposta`;
    const payload = { ...parts, ...(isOwed && { importoDovuto: true }) };
    const sent = {
      method: 'POST',
      url,
      bearer,
      payload,
      headers: { 'idempotency-key': `risposta-${number}` },
    } as const;
    expect((await gateway.send(sent)).status).toBe(200);
    expect((await gateway.send(sent)).status).toBe(200);
    if (kind === 'PRESCRIZIONE') {
      const other = await gateway.send({ ...sent, payload: { ...parts, importoDovuto: !isOwed } });
      expect(codeOf(other)).toBe('REQUEST_REPEATED_DIFFERENTLY');
    }
    expect((await disputedOf(giulia.number)).cents).toBe(cents - released);
    expect(await dataOf(giulia, 'CASE_ANSWERED')).toEqual([
      {
        caseNumber: number,
        released: released === 0 ? [] : [{ number: giulia.number, amountCents: released }],
      },
    ]);
  });

  it('comes with a withdrawal, also of a prescription, once', async () => {
    const giulia = await unusual();
    const number = await open(giulia, 'PRESCRIZIONE');
    await Promise.all(Array.from({ length: 5 }, () => withdraw(giulia, number)));
    expect(await disputedOf(giulia.number)).toMatchObject({ cents: 0, disputes: [{ ended: true }] });
    expect(await dataOf(giulia, 'CASE_WITHDRAWN')).toEqual([
      { caseNumber: number, released: [{ number: giulia.number, amountCents: 1234 }] },
    ]);
    // A customer who withdrew the objection can object again.
    await open(giulia, 'PRESCRIZIONE');
    expect((await disputedOf(giulia.number)).cents).toBe(1234);
  });

  it.each([
    [true, 409, { header: { codice: 'CASE_CLOSED' } }, { al: expect.any(String), esito: 'RISPOSTO' }],
    [false, 200, {}, { al: null, esito: 'RISPOSTO' }],
  ])('returns after a reply (owed: %s) for the same objection the status %i', async (isOwed, status, body, ended) => {
    const giulia = await unusual();
    await withdraw(giulia, await open(giulia, 'PRESCRIZIONE'));
    const reclamo = await open(giulia, 'PRESCRIZIONE');
    expect(await contestazioniOf(giulia)).toMatchObject([
      { al: expect.any(String), esito: 'RITIRATO' },
      { esito: null },
    ]);
    await reply(reclamo, { isOwed });
    expect(await contestazioniOf(giulia)).toMatchObject([{ esito: 'RITIRATO' }, { reclamo, ...ended }]);
    const url = `/api/sportello/v1/bollette/${giulia.number}/prescrizione`;
    const answer = await gateway.send({ method: 'POST', url, bearer: giulia.bearer, payload: {} });
    expect(answer).toMatchObject({ status, body });
    expect((await disputedOf(giulia.number)).disputes).toHaveLength(2);
  });

  it.each([
    ['ATTIVA', 1234],
    ['RIFIUTATA', 0],
  ])('leaves after the outcome %s of a prescription %i cents in dispute', async (esito, cents) => {
    const giulia = await unusual();
    const number = await open(giulia, 'PRESCRIZIONE');
    const [event] = await rows(
      `select id::text from events where kind = 'CASE_OPENED' and data ->> 'caseNumber' = $1`,
      number,
    );
    const how = esito === 'ATTIVA' ? { dal: '2026-11-20' } : { motivo: 'INFONDATO' };
    const fields = { id: String(event?.id), esito, ...how, ...parts };
    const received = await withServices(gateway, (services) =>
      services.db.transaction((db) => {
        const lines = (async function* () {
          yield { line: 2, fields };
        })();
        const by = { username: 'crm', right: 'COMMAND' } as const;
        return receiveOutcomes(services, db, lines, { by, now: gateway.now() });
      }),
    );
    expect(received).toMatchObject({ changed: 1 });
    expect((await disputedOf(giulia.number)).cents).toBe(cents);
  });

  it('leaves nothing to pay of a bill that was paid meanwhile', async () => {
    const giulia = await unusual();
    const number = await open(giulia);
    await rows(`update bills set open_cents = 0, status_code = '01' where number = $1`, giulia.number);
    const read = async () => {
      const url = `/api/verifiche/v1/recuperoListaBollette/${giulia.code}?inizioPeriodo=2026-11-01&finePeriodo=2026-11-30&numElemPagina=50&numPagina=1`;
      return (await gateway.send({ url, bearer: giulia.bearer })).body;
    };
    expect(await read()).toMatchObject({ totaleAperto: 0 });
    await withdraw(giulia, number);
    expect(await read()).toMatchObject({ totaleAperto: 0, bollette: [{ importoAperto: 0, importoContestato: 0 }] });
  });
});
