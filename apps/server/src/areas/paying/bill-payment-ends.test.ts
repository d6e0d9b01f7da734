import { randomUUID } from 'node:crypto';
import { dayInRome } from '@sportello/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { findPayment } from './queries/bill-payments.ts';
import { readConfig } from '../../config/config.ts';
import { deleteExpired } from '../../db/retention/delete.ts';
import { stripeCards } from '../../ports/cards-stripe.ts';
import { stopPayment } from './usecases/settle.ts';
import { reconcilePayments } from './usecases/reconcile.ts';
import { pollPayments } from './usecases/poll.ts';
import type { Services } from '../../shared/context.ts';
import { useApp } from '../../../test/support/app.ts';
import { billPaymentsAt, pathOf, root, sessionOf } from '../../../test/support/money/bill-payments.ts';
import { useCardProvider } from '../../../test/support/money/card-processor.ts';
import { codeOf, eventsOf, forgetTries, messagesTo } from '../../../test/support/customers.ts';
import { eventually } from '../../../test/support/delivery.ts';

const { cards } = await useCardProvider({ processingMs: 50, now: () => gateway.now() });
const gateway = useApp({ seeded: false, config: { cards } });
const { someone, begin, read, stop, pay, hear, billsOf, statesOf, idsOf, paidEvents } = billPaymentsAt(gateway, cards);

beforeEach(() => forgetTries(gateway));

const services = () =>
  ({
    db: databaseOf(gateway.database.pool),
    clock: gateway.now,
    cards: stripeCards(cards),
    channels: ['MAIL'],
    brand: { name: 'Aurora Energia', colours: { from: '#617b56', to: '#00397b' } },
    publicUrl: 'https://clienti.example.it',
  }) as unknown as Services;

describe('a payment ends once (pagamento.bollette.4)', () => {
  it('pays once for 200 clicks on one bill', async () => {
    const giulia = await someone([100]);
    const answers = await Promise.all(Array.from({ length: 200 }, () => begin(giulia)));
    expect(answers.filter(({ status }) => status >= 500 && status !== 503).map(({ body }) => body)).toEqual([]);
    const urls = new Set(answers.flatMap(({ status, body }) => (status === 200 ? [body.indirizzo] : [])));
    expect(urls.size).toBe(1);
    const [url] = urls;
    const done = await Promise.all(Array.from({ length: 20 }, () => pay(url)));
    expect(done.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
    const session = sessionOf(url);
    await Promise.all(Array.from({ length: 20 }, () => hear(session)));
    expect(await statesOf(giulia)).toEqual(['OK']);
    expect(await billsOf(giulia)).toMatchObject([{ status_code: '01', open_cents: 0 }]);
    expect(await paidEvents(giulia)).toHaveLength(1);
    expect(await messagesTo(gateway, giulia.code)).toHaveLength(1);
  });

  it('ends a payment once when messages come too early, twice, late or in the wrong order', async () => {
    const giulia = await someone([100]);
    const { body } = await begin(giulia);
    const session = sessionOf(body.indirizzo);
    await hear(session, 'checkout.session.expired');
    expect(await statesOf(giulia)).toEqual(['OPEN']);
    await pay(body.indirizzo, { esito: 'in-corso' });
    await hear(session, 'checkout.session.async_payment_succeeded');
    const id = `evt_${randomUUID()}`;
    await eventually(async () => {
      await hear(session, 'checkout.session.async_payment_failed');
      return (await statesOf(giulia))[0] === 'OK';
    });
    for (const type of ['checkout.session.completed', 'checkout.session.expired']) {
      expect((await hear(session, type, id)).statusCode).toBe(200);
    }
    expect(await statesOf(giulia)).toEqual(['OK']);
    expect(await paidEvents(giulia)).toHaveLength(1);
  });

  it('reports a payment that a bank rejects later, and frees the bill', async () => {
    const giulia = await someone([100]);
    const { body } = await begin(giulia);
    await pay(body.indirizzo, { esito: 'in-corso-no' });
    await hear(sessionOf(body.indirizzo));
    await eventually(async () => (await read(giulia, body.id)).body.stato === 'NON_RIUSCITO');
    expect((await eventsOf(gateway, giulia.code)).map(({ kind }) => kind)).toContain('BILLS_NOT_PAID');
    expect(await billsOf(giulia)).toMatchObject([{ status_code: '02', open_cents: 100 }]);
    const next = await begin(giulia);
    expect([next.status, next.body.id === body.id]).toEqual([200, false]);
  });

  it('reports once a payment that a bank rejects later, even without a message that it was in progress', async () => {
    const giulia = await someone([100]);
    const { body } = await begin(giulia);
    await pay(body.indirizzo, { esito: 'in-corso-no' });
    const sessionUrl = `${cards.api}/v1/checkout/sessions/${sessionOf(body.indirizzo)}?expand=payment_intent`;
    await eventually(async () => {
      const answer = await fetch(sessionUrl, { headers: { authorization: `Bearer ${cards.secretKey}` } });
      const { payment_intent: intent } = (await answer.json()) as { payment_intent: { status: string } };
      return intent.status === 'requires_payment_method';
    });
    expect(await statesOf(giulia)).toEqual(['OPEN']);
    for (const type of ['async_payment_failed', 'completed', 'async_payment_failed'])
      await hear(sessionOf(body.indirizzo), `checkout.session.${type}`);
    expect(await statesOf(giulia)).toEqual(['ERROR']);
    expect((await eventsOf(gateway, giulia.code)).filter(({ kind }) => kind === 'BILLS_NOT_PAID')).toHaveLength(1);
  });

  it('ends a stopped payment as cancelled, or as failed after a rejected card, and frees the bill', async () => {
    const giulia = await someone([100]);
    const first = (await begin(giulia)).body;
    expect((await stop(giulia, first.id)).body.stato).toBe('ANNULLATO');
    const receipt = { url: `${root}/${first.id}/ricevuta`, bearer: giulia.bearer };
    expect(codeOf(await gateway.send(receipt))).toBe('NOT_FOUND');
    expect((await gateway.app.inject(pathOf(first.indirizzo))).statusCode).toBe(404);
    const second = (await begin(giulia)).body;
    expect((await pay(second.indirizzo, { numero: '4000000000000002' })).statusCode).toBe(422);
    expect((await stop(giulia, second.id)).body.stato).toBe('NON_RIUSCITO');
    const third = (await begin(giulia)).body;
    await pay(third.indirizzo);
    expect((await stop(giulia, third.id)).body.stato).toBe('RIUSCITO');
    expect(await paidEvents(giulia)).toHaveLength(1);
  });

  it('ends a payment that is not tokenizable as such, and frees the bill (pagamento.bollette.7)', async () => {
    const giulia = await someone([100]);
    const { body } = await begin(giulia);
    expect((await pay(body.indirizzo, { metodo: 'card', esito: 'non-memorizzabile' })).statusCode).toBe(422);
    expect((await stop(giulia, body.id)).body).toMatchObject({ stato: 'NON_MEMORIZZABILE', indirizzo: null });
    expect(await billsOf(giulia)).toMatchObject([{ status_code: '02', open_cents: 100 }]);
    expect((await begin(giulia)).body).toMatchObject({ stato: 'IN_ATTESA' });
  });

  it('stops with a message when the amount is another by now (pagamento.bollette.5)', async () => {
    const giulia = await someone([100]);
    const { body } = await begin(giulia);
    await gateway.database.pool.query('update bills set open_cents = 90 where customer_code = $1', [giulia.code]);
    expect((await read(giulia, body.id)).body).toMatchObject({ stato: 'ANNULLATO', importoCambiato: true });
    expect((await pay(body.indirizzo)).statusCode).toBe(404);
    const seen = giulia.bills.map((bill) => ({ ...bill, importo: 0.9 }));
    expect((await begin({ ...giulia, bills: seen })).body).toMatchObject({ stato: 'IN_ATTESA', importo: 0.9 });
  });

  it('cancels an open payment when the amount changes or the bill can no longer be paid', async () => {
    const [giulia, marco] = [await someone([100]), await someone([100])];
    const pages = [(await begin(giulia)).body.indirizzo, (await begin(marco)).body.indirizzo];
    const { pool } = gateway.database;
    await pool.query('update bills set open_cents = 90 where customer_code = $1', [giulia.code]);
    await pollPayments(services());
    expect([await statesOf(giulia), await statesOf(marco)]).toEqual([['CANCELLED'], ['OPEN']]);
    await pool.query(`update bills set status_code = '05' where customer_code = $1`, [marco.code]);
    const [id = ''] = await idsOf(marco);
    expect((await read(marco, id)).body).toMatchObject({ stato: 'ANNULLATO', importoCambiato: false });
    for (const page of pages) expect((await pay(page)).statusCode).toBe(404);
  });

  it('asks the provider about a payment without messages, and closes an open one after half an hour', async () => {
    const [giulia, marco] = [await someone([100]), await someone([100])];
    const paid = (await begin(giulia)).body;
    await begin(marco);
    await pay(paid.indirizzo);
    await pollPayments(services());
    expect([await statesOf(giulia), await statesOf(marco)]).toEqual([['OPEN'], ['OPEN']]);
    gateway.wait(2 * 60_000);
    await pollPayments(services());
    expect([await statesOf(giulia), await statesOf(marco)]).toEqual([['OK'], ['OPEN']]);
    gateway.wait(31 * 60_000);
    await pollPayments(services());
    expect(await statesOf(marco)).toEqual(['CANCELLED']);
  });

  it('does not stop a payment whose page was created meanwhile', async () => {
    const giulia = await someone([100]);
    const { body } = await begin(giulia);
    const read = await findPayment(services().db, body.id);
    if (!read) throw new Error('no payment');
    expect(await stopPayment(services(), { ...read, state: 'BEGUN', providerSession: null })).toBe(false);
    expect(await statesOf(giulia)).toEqual(['OPEN']);
    expect((await pay(body.indirizzo)).statusCode).toBe(303);
  });

  it('cancels within minutes a payment whose server stopped before it had a page', async () => {
    const giulia = await someone([100]);
    const { body } = await begin(giulia);
    await gateway.database.pool.query(
      `update payments set state = 'BEGUN', provider_session = null, provider_url = null where id = $1`,
      [body.id],
    );
    gateway.wait(2 * 60_000);
    await pollPayments(services());
    expect(await statesOf(giulia)).toEqual(['CANCELLED']);
    await deleteExpired(databaseOf(gateway.database.pool), readConfig({}).provider.retention, gateway.now());
    expect(await statesOf(giulia)).toEqual(['CANCELLED']);
  });

  it('reports for a day what differs from what the provider took (pagamento.riconciliazione.1)', async () => {
    const [giulia, marco, sara] = [await someone([100]), await someone([200]), await someone([300])];
    for (const each of [giulia, marco, sara]) await pay((await begin(each)).body.indirizzo);
    const { pool } = gateway.database;
    await read(marco, (await idsOf(marco))[0] ?? '');
    await pool.query('update payments set amount_cents = 199 where customer_code = $1', [marco.code]);
    await pool.query(
      `update payments set state = 'CANCELLED', live = false, ended_at = created_at where customer_code = $1`,
      [sara.code],
    );
    const day = dayInRome(gateway.now().getTime());
    const { differences } = await reconcilePayments(services(), day);
    const of = (kind: string, here: number, there: number, id: string | undefined) => ({
      kind,
      here,
      there,
      paymentId: id,
    });
    expect(differences).toEqual(
      expect.arrayContaining([
        of('OTHER_AMOUNT', 199, 200, (await idsOf(marco))[0]),
        of('NOT_PAID_HERE', 0, 300, (await idsOf(sara))[0]),
      ]),
    );
    expect(differences.filter(({ paymentId }) => paymentId !== undefined)).toHaveLength(2);
    expect(await statesOf(giulia)).toEqual(['OK']);
    const { rows } = await pool.query('select day::text, differences from payment_reports where day = $1', [day]);
    expect(rows).toMatchObject([{ day, differences }]);
  });

  it('rejects in the database a bill in two payments at once', async () => {
    const giulia = await someone([100]);
    await begin(giulia);
    const twice = gateway.database.pool.query(
      `with other as (insert into payments (id, customer_code, amount_cents, key, digest, account_name, created_at)
         values (gen_random_uuid(), $1, 100, 'k', 'd', 'a', now()) returning id)
       insert into payment_items (payment_id, bill_id, amount_cents)
       select other.id, bills.id, 100 from other, bills where customer_code = $1`,
      [giulia.code],
    );
    await expect(twice).rejects.toThrow('payment_items_live');
  });
});
