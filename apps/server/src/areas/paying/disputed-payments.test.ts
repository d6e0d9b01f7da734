import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { stripeCards } from '../../ports/cards-stripe.ts';
import type { Services } from '../../shared/context.ts';
import { useApp } from '../../../test/support/app.ts';
import { codeOf, forgetTries } from '../../../test/support/customers.ts';
import { eventually } from '../../../test/support/delivery.ts';
import { useCardProvider } from '../../../test/support/money/card-processor.ts';
import { disputesAt } from '../../../test/support/money/disputes.ts';
import { beginInArea, billOf, customerWithBill, payOnPage } from '../../../test/support/money/paying.ts';
import { makePlans } from './usecases/instalment-plan.ts';
import { pollPayments } from './usecases/poll.ts';

// The clock is set to 20 November 2026.
const { cards } = await useCardProvider({ processingMs: 50, now: () => gateway.now() });
const gateway = useApp({ seeded: false, config: { cards } });
const { haveUsual, open, withdraw } = disputesAt(gateway);
const services = () =>
  ({ db: databaseOf(gateway.database.pool), clock: gateway.now, cards: stripeCards(cards) }) as unknown as Services;

const api = '/api/sportello/v1';

beforeEach(() => forgetTries(gateway));

/** A customer with a bill of 84.20 euros by default, of which all above 50 is in dispute as soon as there is a case. */
async function unusual(given: Parameters<typeof customerWithBill>[1] = {}) {
  const customer = await customerWithBill(gateway, given);
  await haveUsual(customer, 5000);
  return customer;
}
type Customer = Awaited<ReturnType<typeof unusual>>;

const readPayment = ({ bearer }: Pick<Customer, 'bearer'>, id: string) =>
  gateway.send({ url: `${api}/pagamenti/bollette/${id}`, bearer });

/** Pays on the checkout page and returns to the area. */
async function pay({ bearer }: Customer, { body }: Awaited<ReturnType<typeof beginInArea>>) {
  await payOnPage(gateway, body.indirizzo);
  await readPayment({ bearer }, body.id);
}

const begin = (customer: Customer, cents: number) => beginInArea(gateway, { ...customer, cents });
const postLink = (what: string, payload: object) =>
  gateway.send({ method: 'POST', url: `${api}/link/${what}`, payload });
const linkFor = ({ bearer, number }: Customer) =>
  gateway.send({ method: 'POST', url: `${api}/bollette/${number}/link`, bearer });
const codeIn = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get('codice') ?? '';

describe('a payment of a bill in dispute (reclami.contestazione.2)', () => {
  it('takes the rest of a bill in dispute, and the disputed amount after the case ends', async () => {
    const giulia = await unusual();
    const number = await open(giulia);
    expect(codeOf(await begin(giulia, 8420))).toBe('CHANGED_MEANWHILE');
    await pay(giulia, await begin(giulia, 5000));
    expect(await billOf(gateway, giulia.number)).toMatchObject({ status_code: '02', open_cents: 3420, paid_on: null });
    expect(codeOf(await begin(giulia, 3420))).toBe('BILL_NOT_PAYABLE');
    await withdraw(giulia, number);
    await pay(giulia, await begin(giulia, 3420));
    expect(await billOf(gateway, giulia.number)).toMatchObject({ status_code: '01', open_cents: 0 });
  });

  it('stops a payment in progress when a case begins, as for another amount', async () => {
    const giulia = await unusual();
    const { body } = await begin(giulia, 8420);
    await open(giulia);
    await pollPayments(services());
    const { rows } = await gateway.database.pool.query('select state from payments where id = $1', [body.id]);
    expect(rows).toEqual([{ state: 'CANCELLED' }]);
    expect((await readPayment(giulia, body.id)).body).toMatchObject({ stato: 'ANNULLATO', importoCambiato: true });
    expect((await payOnPage(gateway, body.indirizzo)).statusCode).toBe(404);
    expect((await begin(giulia, 5000)).body).toMatchObject({ stato: 'IN_ATTESA', importo: 50 });
  });

  it('settles the bill by a payment made before the case begins, and asks for nothing again', async () => {
    const giulia = await unusual();
    const { body } = await begin(giulia, 8420);
    await payOnPage(gateway, body.indirizzo, { esito: 'in-corso' });
    const number = await open(giulia);
    await eventually(async () => {
      const { body: payment } = await readPayment(giulia, body.id);
      return payment.stato === 'RIUSCITO';
    });
    expect(await billOf(gateway, giulia.number)).toMatchObject({ status_code: '01', open_cents: 0 });
    await withdraw(giulia, number);
    expect(codeOf(await begin(giulia, 3420))).toBe('BILL_NOT_PAYABLE');
  });

  it('shows and takes only the rest by link until the case ends', async () => {
    const giulia = await unusual();
    const codice = codeIn((await linkFor(giulia)).body.link);
    const number = await open(giulia);
    expect((await postLink('bolletta', { codice })).body).toMatchObject({ stato: 'DA_PAGARE', importo: 50 });
    expect(codeOf(await postLink('pagamento', { codice, importo: 84.2 }))).toBe('CHANGED_MEANWHILE');
    await payOnPage(gateway, (await postLink('pagamento', { codice, importo: 50 })).body.indirizzo);
    expect((await postLink('bolletta', { codice })).body).toMatchObject({ stato: 'NON_PAGABILE', importo: 0 });
    expect(codeOf(await linkFor(giulia))).toBe('BILL_NOT_PAYABLE');
    await withdraw(giulia, number);
    expect((await postLink('bolletta', { codice })).body).toMatchObject({ stato: 'DA_PAGARE', importo: 34.2 });
  });
});

describe('instalments of a bill in dispute (pagamento.rate.1)', () => {
  const plan = ({ bearer, number }: Customer) =>
    gateway.send({ url: `${api}/bollette/${number}/rateizzazione`, bearer });
  const accept = ({ bearer, number }: Customer) =>
    gateway.send({
      method: 'POST',
      url: `${api}/bollette/${number}/rateizzazione`,
      bearer,
      payload: { importo: 300, rate: 3 },
    });
  const instalmentsOf = async ({ number }: Customer) =>
    (await gateway.database.pool.query('select from bills where instalment_of = $1', [number])).rowCount;

  it('rejects instalments until the case ends', async () => {
    const giulia = await unusual({ cents: 30_000 });
    const number = await open(giulia);
    expect((await plan(giulia)).body).toMatchObject({ motivo: 'PLAN_DISPUTED', rate: [] });
    expect(codeOf(await accept(giulia))).toBe('PLAN_DISPUTED');
    await withdraw(giulia, number);
    expect((await plan(giulia)).body).toMatchObject({ motivo: null });
  });

  it('does not create instalments if a case begins first, and accepts them again after it', async () => {
    const giulia = await unusual({ cents: 30_000 });
    expect((await accept(giulia)).status).toBe(200);
    const number = await open(giulia);
    gateway.wait(61_000);
    await makePlans(services());
    expect(await billOf(gateway, giulia.number)).toMatchObject({ status_code: '02', open_cents: 30_000 });
    await withdraw(giulia, number);
    expect((await accept(giulia)).status).toBe(200);
    gateway.wait(61_000);
    await makePlans(services());
    expect(await billOf(gateway, giulia.number)).toMatchObject({ status_code: '04', open_cents: 0 });
    expect(await instalmentsOf(giulia)).toBe(3);
    gateway.wait(-122_000);
  });

  it('offers instalments beside an overdue bill that is in dispute as a whole', async () => {
    const giulia = await customerWithBill(gateway, { cents: 30_000 });
    const late = `L-${giulia.code}`;
    await gateway.database.pool.query(
      `insert into bills (customer_code, number, issuer_vat_number, type, status_code, contract_code, issue_date,
                          due_date, amount_cents, open_cents, method_code)
       select customer_code, $2, issuer_vat_number, type, '03', contract_code, '2026-09-01', '2026-10-01', 7000, 7000, 'P'
       from bills where number = $1`,
      [giulia.number, late],
    );
    expect((await plan(giulia)).body.motivo).toBe('PLAN_ARREARS');
    await open({ ...giulia, number: late }, 'RETTIFICA');
    expect((await plan(giulia)).body.motivo).toBeNull();
  });
});
