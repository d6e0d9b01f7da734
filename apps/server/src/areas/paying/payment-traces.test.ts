import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import type { Services } from '../../shared/context.ts';
import { makePlans } from './usecases/instalment-plan.ts';
import { useApp } from '../../../test/support/app.ts';
import { billPaymentsAt, root, type Someone } from '../../../test/support/money/bill-payments.ts';
import { useCardProvider } from '../../../test/support/money/card-processor.ts';
import { codeOf, eventsOf, fieldsIn, forgetTries, withoutTrace } from '../../../test/support/customers.ts';
import { listenForUpdates } from '../../../test/support/services.ts';

const { cards } = await useCardProvider({ now: () => gateway.now() });
const gateway = useApp({ seeded: false, config: { cards } });
const { someone, begin, read, stop, pay, billsOf } = billPaymentsAt(gateway, cards);

beforeEach(() => forgetTries(gateway));

const post = (url: string, { bearer }: Pick<Someone, 'bearer'>, payload: object = {}) =>
  gateway.send({ method: 'POST', url, bearer, payload });
const numberOf = ({ bills }: Someone, at = 0) => bills[at]?.numero ?? '';
const planUrl = (giulia: Someone) => `/api/sportello/v1/bollette/${numberOf(giulia)}/rateizzazione`;
const linkOf = (giulia: Someone) => post(`/api/sportello/v1/bollette/${numberOf(giulia)}/link`, giulia);
const secretOf = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get('codice') ?? '';
const byLink = (what: string, payload: object) =>
  gateway.send({
    method: 'POST',
    url: `/api/sportello/v1/link/${what}`,
    payload,
    headers: { 'idempotency-key': randomUUID() },
  });
const set = (giulia: Someone, text: string) =>
  gateway.database.pool.query(`update bills set ${text} where number = $1`, [numberOf(giulia)]);
const ownData = async ({ bearer }: Someone) =>
  (await gateway.send({ url: '/api/sportello/v1/dati-personali', bearer })).body as Record<string, unknown[]>;
const auditOf = async ({ code }: Someone) =>
  (
    await gateway.database.pool.query<{ deed: string; actor_name: string }>(
      `select deed, actor_name from audit where customer_code = $1 and deed not in ('login', 'exportPersonalData')
       order by id`,
      [code],
    )
  ).rows;

describe('the audit log', () => {
  it('records in the audit log each payment begun or stopped and each link, with who did it', async () => {
    const giulia = await someone([8420]);
    const { body } = await begin(giulia);
    await begin(giulia);
    await stop(giulia, body.id);
    await stop(giulia, body.id);
    const { link } = (await linkOf(giulia)).body;
    await byLink('pagamento', { codice: secretOf(link), importo: 84.2 });
    expect(await auditOf(giulia)).toEqual([
      { deed: 'beginBillPayment', actor_name: giulia.username },
      { deed: 'stopBillPayment', actor_name: giulia.username },
      { deed: 'makeBillLink', actor_name: giulia.username },
      { deed: 'payLinkedBill', actor_name: 'link' },
    ]);
  });

  it('records an accepted plan once in the audit log', async () => {
    const giulia = await someone([30_000]);
    for (let at = 0; at < 2; at += 1) await post(planUrl(giulia), giulia, { importo: 300, rate: 3 });
    expect(await auditOf(giulia)).toEqual([{ deed: 'acceptInstalmentPlan', actor_name: giulia.username }]);
  });
});

it('rejects a message without a signature as not signed', async () => {
  const answer = await gateway.send({ method: 'POST', url: '/api/webhooks/carte', payload: {} });
  expect([answer.status, answer.body.header.campi]).toEqual([400, [{ campo: '', codice: 'NOT_SIGNED' }]]);
});

describe('a payment', () => {
  it('returns the page of a payment only while it can be paid, and the time when it ended', async () => {
    const giulia = await someone([8420, 100]);
    const begun = (await begin(giulia)).body;
    const started = gateway.now().toISOString();
    expect(begun).toMatchObject({
      indirizzo: expect.stringMatching(/^http/),
      dataInizio: started,
      dataFine: null,
      storno: null,
      importoCambiato: false,
      tipologie: ['BOLLETTA'],
    });
    gateway.wait(1000);
    await pay(begun.indirizzo);
    const paid = (await read(giulia, begun.id)).body;
    expect(paid).toMatchObject({ indirizzo: null, dataInizio: started, dataFine: gateway.now().toISOString() });
    expect((await gateway.send({ url: root, bearer: giulia.bearer })).body.pagamenti).toEqual([]);
    const { header: _, indirizzo: __, ...kept } = paid;
    expect((await ownData(giulia))['pagamenti']).toEqual([kept]);
  });

  it('omits a paid payment from those in progress, even without a message', async () => {
    const giulia = await someone();
    const { body } = await begin(giulia);
    await pay(body.indirizzo);
    expect((await gateway.send({ url: root, bearer: giulia.bearer })).body.pagamenti).toEqual([]);
    expect(await billsOf(giulia)).toMatchObject([{ status_code: '01', open_cents: 0 }]);
  });

  it('names the one of several bills that can’t be paid', async () => {
    const giulia = await someone([100, 200]);
    await gateway.database.pool.query(`update bills set status_code = '01' where number = $1`, [numberOf(giulia, 1)]);
    const answer = await withoutTrace(gateway, () => begin(giulia));
    expect([codeOf(answer), fieldsIn(answer)]).toEqual(['BILL_NOT_PAYABLE', ['bollette.1.numero BILL_NOT_PAYABLE']]);
  });

  it('rejects a payment with a missing bill among others', async () => {
    const giulia = await someone([100]);
    const bills = [...giulia.bills, { numero: 'NON-ESISTE', importo: 1 }];
    expect(codeOf(await withoutTrace(gateway, () => begin({ ...giulia, bills })))).toBe('NOT_FOUND');
  });

  it('limits payments to thirty begun in a quarter of an hour', async () => {
    const giulia = await someone();
    const other = { ...giulia, bills: [{ numero: numberOf(giulia), importo: 1 }] };
    const answers = [];
    for (let at = 0; at < 31; at += 1) answers.push(await begin(other));
    expect(answers.slice(0, 30).map(codeOf)).toEqual(Array.from({ length: 30 }, () => 'CHANGED_MEANWHILE'));
    expect(answers[30]?.status).toBe(429);
  });

  it('returns the receipt of a payment to its customer alone', async () => {
    const [giulia, marco] = [await someone(), await someone()];
    const { body } = await begin(giulia);
    const receiptFor = async ({ bearer }: Someone) =>
      (await gateway.app.inject({ url: `${root}/${body.id}/ricevuta`, headers: { authorization: `Bearer ${bearer}` } }))
        .statusCode;
    expect(await receiptFor(giulia)).toBe(404);
    await pay(body.indirizzo);
    await read(giulia, body.id);
    expect([await receiptFor(giulia), await receiptFor(marco)]).toEqual([200, 404]);
  });
});

describe('a link to pay a bill', () => {
  it.each([
    ['can be paid', `status_code = '02'`, 'DA_PAGARE', 84.2],
    ['is paid', `status_code = '01', open_cents = 0`, 'PAGATA', 84.2],
    ['was paid in part', 'open_cents = 20', 'DA_PAGARE', 0.2],
    ['is paid in instalments', `status_code = '04', open_cents = 0`, 'NON_PAGABILE', 0],
    ['is being divided into instalments', `status_code = '06'`, 'NON_PAGABILE', 84.2],
  ])('returns state and amount for the link of a bill that %s', async (_, text, stato, importo) => {
    const giulia = await someone();
    const { link } = (await linkOf(giulia)).body;
    await set(giulia, text);
    expect((await byLink('bolletta', { codice: secretOf(link) })).body).toMatchObject({ stato, importo, esito: null });
  });

  it('says how the last payment ended only until the next one', async () => {
    const giulia = await someone();
    const codice = secretOf((await linkOf(giulia)).body.link);
    const see = async () => (await byLink('bolletta', { codice })).body as object;
    await byLink('pagamento', { codice, importo: 84.2 });
    await byLink('interrompi', { codice });
    expect(await see()).toMatchObject({ stato: 'DA_PAGARE', esito: 'ANNULLATO' });
    const { indirizzo } = (await byLink('pagamento', { codice, importo: 84.2 })).body;
    expect(await see()).toMatchObject({ stato: 'INIZIATA', esito: null });
    await pay(indirizzo);
    expect(await see()).toMatchObject({ stato: 'PAGATA', esito: null });
  });

  it('runs out at the instant that was told', async () => {
    const giulia = await someone();
    const { link, scadenza } = (await linkOf(giulia)).body;
    const left = Date.parse(scadenza) - gateway.now().getTime();
    gateway.wait(left - 1);
    expect(codeOf(await byLink('bolletta', { codice: secretOf(link) }))).toBe('ok');
    gateway.wait(1);
    expect(codeOf(await byLink('bolletta', { codice: secretOf(link) }))).toBe('LINK_NOT_VALID');
    gateway.wait(-left);
  });

  it('limits payment links to thirty in a quarter of an hour', async () => {
    const giulia = await someone();
    const answers = [];
    for (let at = 0; at < 31; at += 1) answers.push((await linkOf(giulia)).status);
    expect(answers).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });
});

describe('a plan of instalments', () => {
  const services = () => ({ db: databaseOf(gateway.database.pool), clock: gateway.now }) as unknown as Services;
  const accept = (giulia: Someone, rate = 3, importo = 300) => post(planUrl(giulia), giulia, { importo, rate });

  it('rejects a plan for a bill that is being paid', async () => {
    const giulia = await someone([30_000]);
    await begin(giulia);
    expect(codeOf(await withoutTrace(gateway, () => accept(giulia)))).toBe('BILL_BEING_PAID');
  });

  it('accepts a plan once, and rejects another one afterwards', async () => {
    const giulia = await someone([30_000]);
    const updates = await listenForUpdates(gateway);
    expect(codeOf(await accept(giulia))).toBe('ok');
    await vi.waitFor(() => expect(updates).toContainEqual({ about: 'bills', customerCode: giulia.code }));
    expect(codeOf(await accept(giulia))).toBe('ok');
    for (const [rate, importo] of [
      [2, 300],
      [3, 299.99],
    ])
      expect(codeOf(await withoutTrace(gateway, () => accept(giulia, rate, importo)))).toBe('PLAN_STATUS');
    const instalments = [
      ['2026-12-20', 10_000],
      ['2027-01-19', 10_000],
      ['2027-02-18', 10_000],
    ].map(([dueDate, amountCents]) => ({ dueDate, amountCents }));
    expect((await eventsOf(gateway, giulia.code)).map(({ kind, data }) => [kind, data])).toEqual([
      ['INSTALMENT_PLAN_ACCEPTED', { number: numberOf(giulia), amountCents: 30_000, instalments }],
    ]);
  });

  it('includes a plan in the personal data of its customer', async () => {
    const giulia = await someone([30_000]);
    await accept(giulia);
    expect(await ownData(giulia)).toMatchObject({
      pianiRate: [
        {
          bolletta: numberOf(giulia),
          dataAccettazione: gateway.now().toISOString(),
          rate: [
            { importo: 100, scadenza: '2026-12-20' },
            { importo: 100, scadenza: '2027-01-19' },
            { importo: 100, scadenza: '2027-02-18' },
          ],
        },
      ],
    });
  });

  it('creates the instalments after a minute, and notifies open apps', async () => {
    const giulia = await someone([30_000]);
    await accept(giulia);
    gateway.wait(60_000);
    await makePlans(services());
    expect(await billsOf(giulia)).toHaveLength(1);
    const updates = await listenForUpdates(gateway);
    gateway.wait(1);
    await makePlans(services());
    expect(await billsOf(giulia)).toHaveLength(4);
    await vi.waitFor(() => expect(updates).toContainEqual({ about: 'bills', customerCode: giulia.code }));
    gateway.wait(-60_001);
  });

  it('does not create instalments if the amount has changed, and frees the bill', async () => {
    const giulia = await someone([30_000]);
    await accept(giulia);
    await set(giulia, 'open_cents = 29999');
    gateway.wait(61_000);
    await makePlans(services());
    expect(await billsOf(giulia)).toMatchObject([{ status_code: '02', open_cents: 29_999 }]);
    gateway.wait(-61_000);
  });
});
