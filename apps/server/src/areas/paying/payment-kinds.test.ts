import { randomUUID } from 'node:crypto';
import { TRANSACTION_KIND_CODES } from '@sportello/calls';
import { dayInRome, TRANSACTION_KINDS, type TransactionKind } from '@sportello/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { stripeCards } from '../../ports/cards-stripe.ts';
import { reconcilePayments } from './usecases/reconcile.ts';
import type { Services } from '../../shared/context.ts';
import { readConfig } from '../../config/config.ts';
import type { MailTransport } from '../../ports/mail.ts';
import { servicesOf } from '../../startup/services.ts';
import { attachmentsOf } from '../messages/usecases/attach.ts';
import { deliver, type Delivering } from '../messages/usecases/deliver.ts';
import { useApp } from '../../../test/support/app.ts';
import { useCardProvider } from '../../../test/support/money/card-processor.ts';
import { codeOf, eventsOf, forgetTries, messagesTo, withoutTrace } from '../../../test/support/customers.ts';
import {
  beginInArea,
  billOf,
  customerWithBill,
  payOnPage,
  answerQuote,
  beginQuotePayment,
  customerWithQuote,
  quoteOf as readQuote,
  type CustomerWithQuote,
} from '../../../test/support/money/paying.ts';
import { rejecting } from '../../../test/support/visits.ts';

const { cards } = await useCardProvider({ now: () => gateway.now() });
const gateway = useApp({ config: { cards } });

beforeEach(() => forgetTries(gateway));

const read = (bearer: string, id: string) =>
  gateway.send({ url: `/api/sportello/v1/pagamenti/bollette/${id}`, bearer });

/** Everything but the quote is a bill, an instalment or an invoice. */
const given: Record<
  Exclude<TransactionKind, 'TECHNICAL_INTERVENTION_QUOTE'>,
  Parameters<typeof customerWithBill>[1]
> = {
  COMMODITY_BILL: { type: 'BOLLETTA' },
  COMMODITY_INSTALMENT: { type: 'RATA' },
  VAS_INVOICE: { type: 'FATTURA', service: 'SERVIZIO' },
  FIBRE_INVOICE: { type: 'FATTURA', service: 'FIBRA' },
};

describe('every kind of transaction is paid to the cent, once (pagamento.modello.8)', () => {
  it.each(Object.entries(given))('%s', async (kind, bill) => {
    const giulia = await customerWithBill(gateway, { ...bill, cents: 12_345 });
    const { body } = await beginInArea(gateway, giulia);
    const wireKind = TRANSACTION_KIND_CODES[kind as TransactionKind];
    expect(body).toMatchObject({ stato: 'IN_ATTESA', importo: 123.45, preventivo: null, tipologie: [wireKind] });
    expect(body.bollette).toEqual([
      { numero: giulia.number, importo: 123.45, tipologia: wireKind, contratto: giulia.contract },
    ]);
    await payOnPage(gateway, body.indirizzo);
    expect((await read(giulia.bearer, body.id)).body.stato).toBe('RIUSCITO');
    expect(await billOf(gateway, giulia.number)).toMatchObject({ status_code: '01', open_cents: 0 });
    const paid = (await eventsOf(gateway, giulia.code)).filter((event) => event.kind === 'BILLS_PAID');
    expect(paid).toMatchObject([{ data: { bills: [{ number: giulia.number, kind }] } }]);
    const { rows } = await gateway.database.pool.query('select kind from payment_items where payment_id = $1', [
      body.id,
    ]);
    expect(rows).toEqual([{ kind }]);
    // A row as the previous release writes it, without a kind.
    await gateway.database.pool.query('delete from payment_items where payment_id = $1', [body.id]);
    const older = await gateway.database.pool.query(
      `insert into payment_items (payment_id, bill_id, amount_cents, live)
       select $1, id, 12345, false from bills where number = $2 returning kind`,
      [body.id, giulia.number],
    );
    expect(older.rows).toEqual([{ kind }]);
  });

  it('keeps the kind of each bill in one payment, and separates kinds in the report of the day', async () => {
    const giulia = await customerWithBill(gateway, { cents: 100 });
    const fibre = await customerWithBill(gateway, { cents: 250, type: 'FATTURA', service: 'FIBRA' });
    const { pool } = gateway.database;
    for (const [table, column] of [
      ['vas_contracts', 'code'],
      ['bills', 'vas_contract_code'],
    ] as const) {
      await pool.query(`update ${table} set customer_code = $1 where ${column} = $2`, [giulia.code, fibre.contract]);
    }
    const { body } = await gateway.send({
      method: 'POST',
      url: '/api/sportello/v1/pagamenti/bollette',
      bearer: giulia.bearer,
      payload: { bollette: [giulia, fibre].map(({ number, cents }) => ({ numero: number, importo: cents / 100 })) },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(body.tipologie.toSorted()).toEqual(['BOLLETTA', 'FATTURA_FIBRA']);
    await payOnPage(gateway, body.indirizzo);
    const services = { db: databaseOf(pool), clock: gateway.now, cards: stripeCards(cards), channels: [] };
    const day = dayInRome(gateway.now().getTime());
    const report = await reconcilePayments(services as unknown as Services, day);
    expect(report.kinds).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'COMMODITY_BILL' }),
        expect.objectContaining({ kind: 'FIBRE_INVOICE' }),
      ]),
    );
    expect(report.kinds.reduce((sum, { amount }) => sum + amount, 0)).toBe(report.amount.here);
    const stored = await pool.query('select kinds from payment_reports where day = $1', [day]);
    expect(stored.rows).toEqual([{ kinds: report.kinds }]);
  });

  it('covers every transaction kind', () => {
    expect([...Object.keys(given), 'TECHNICAL_INTERVENTION_QUOTE'].toSorted()).toEqual(
      [...TRANSACTION_KINDS].toSorted(),
    );
  });
});

it('attaches the receipt to its mail as the same PDF that can be downloaded (pagamento.ricevuta.1)', async () => {
  const giulia = await customerWithBill(gateway);
  const { body } = await beginInArea(gateway, giulia);
  await payOnPage(gateway, body.indirizzo);
  await read(giulia.bearer, body.id);
  const { pool } = gateway.database;
  const services = servicesOf({ config: readConfig({}), pool, clock: gateway.now });
  const sent: Parameters<MailTransport['send']>[0][] = [];
  const mail: MailTransport = {
    send: async (letter) => {
      sent.push(letter);
      return null;
    },
    close: async () => undefined,
  };
  const { rows } = await pool.query<{ id: string }>('select id from messages where customer_code = $1', [giulia.code]);
  const attach: Delivering['attach'] = (message) => attachmentsOf(services, message);
  for (const { id } of rows) await deliver({ ...services, mail, attach }, id);
  await services.workers.close();
  const [attached] = sent.flatMap(({ attachments = [] }) => attachments);
  const { rawPayload } = await gateway.app.inject({
    url: `/api/sportello/v1/pagamenti/bollette/${body.id}/ricevuta`,
    headers: { authorization: `Bearer ${giulia.bearer}` },
  });
  expect(attached).toMatchObject({ name: `Ricevuta ${body.id}.pdf`, type: 'application/pdf' });
  expect(rawPayload.equals(attached?.content ?? Buffer.alloc(0))).toBe(true);
});

const withQuote = () => customerWithQuote(gateway);
const begin = (given: Parameters<typeof beginQuotePayment>[1], importo?: number) =>
  beginQuotePayment(gateway, given, importo);
const answer = (given: CustomerWithQuote) => answerQuote(gateway, given, rejecting);
const quoteOf = (given: CustomerWithQuote) => readQuote(gateway, given);
const waiting = {
  state: 'IN ATTESA APPROVAZIONE CLIENTE',
  payment_method: null,
  sub_state: 'AWAITING_CUSTOMER_DECISION',
};

describe('TECHNICAL_INTERVENTION_QUOTE: a quote is accepted by being paid (pagamento.preventivo.1)', () => {
  it('accepts a quote once by its payment, with a receipt and an event for the provider', async () => {
    const giulia = await withQuote();
    const answers = await Promise.all(Array.from({ length: 10 }, () => begin(giulia)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const [{ body } = { body: {} }] = answers;
    const kind = 'TECHNICAL_INTERVENTION_QUOTE';
    const quoted = { preventivo: giulia.quote, bollette: [], tipologie: [TRANSACTION_KIND_CODES[kind]] };
    expect(body).toMatchObject({ stato: 'IN_ATTESA', importo: 180.5, ...quoted });
    const { rows } = await gateway.database.pool.query('select kind from payments where id = $1', [body.id]);
    expect(rows).toEqual([{ kind }]);
    expect(await quoteOf(giulia)).toEqual(waiting);
    await payOnPage(gateway, body.indirizzo);
    await Promise.all([read(giulia.bearer, body.id), read(giulia.bearer, body.id)]);
    expect((await read(giulia.bearer, body.id)).body.stato).toBe('RIUSCITO');
    expect(await quoteOf(giulia)).toEqual({
      state: 'APPROVATO',
      payment_method: 'Carta di credito',
      sub_state: 'QUOTE_APPROVED_AWAITING_WORKS',
    });
    const facts = (await eventsOf(gateway, giulia.code)).filter((event) => event.kind === 'QUOTE_ACCEPTED');
    expect(facts).toMatchObject([{ data: { quoteId: giulia.quote, amountCents: 18_050, paymentId: body.id, kind } }]);
    // A single mail: the receipt contains the next step as well (preventivo.avviso.1).
    const letters = await messagesTo(gateway, giulia.code);
    expect(letters).toMatchObject([{ template: 'payment-receipt' }]);
    expect(letters[0]?.text).toContain('Hai pagato il preventivo');
    expect(letters[0]?.text).toContain('Ora puoi fissare il prossimo appuntamento.');
    const { body: told } = await gateway.send({ url: '/api/sportello/v1/notifiche', bearer: giulia.bearer });
    expect(told.notifiche).toMatchObject([
      {
        titolo: 'Hai accettato e pagato il preventivo',
        testo: expect.stringMatching(/Hai pagato 180,50\s€ con carta di credito\. Ora puoi fissare/),
      },
    ]);
    const pdf = await gateway.app.inject({
      url: `/api/sportello/v1/pagamenti/bollette/${body.id}/ricevuta`,
      headers: { authorization: `Bearer ${giulia.bearer}` },
    });
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(codeOf(await begin(giulia))).toBe('QUOTE_ALREADY_ANSWERED');
  });

  it('stays as it was when nothing is paid, and can be answered then', async () => {
    const giulia = await withQuote();
    const { body } = await begin(giulia);
    const stop = { method: 'POST', url: `/api/sportello/v1/pagamenti/bollette/${body.id}/interrompi` } as const;
    expect((await gateway.send({ ...stop, bearer: giulia.bearer })).body.stato).toBe('ANNULLATO');
    expect(await quoteOf(giulia)).toEqual(waiting);
    expect((await answer(giulia)).status).toBe(200);
    expect(await quoteOf(giulia)).toMatchObject({ state: 'RIFIUTATO' });
  });

  it('closes the payment page of a rejected quote, and returns 409 for a rejection after payment', async () => {
    const giulia = await withQuote();
    const first = (await begin(giulia)).body;
    expect((await answer(giulia)).status).toBe(200);
    expect((await payOnPage(gateway, first.indirizzo)).statusCode).toBe(404);
    const sara = await withQuote();
    await payOnPage(gateway, (await begin(sara)).body.indirizzo);
    expect((await answer(sara)).status).toBe(409);
    expect(await quoteOf(sara)).toMatchObject({ state: 'APPROVATO' });
  });

  it('stops the payment of a quote that has changed', async () => {
    const giulia = await withQuote();
    const { body } = await begin(giulia);
    await gateway.database.pool.query('update quotes set total_cents = 20000 where id = $1', [giulia.quote]);
    expect((await read(giulia.bearer, body.id)).body).toMatchObject({ stato: 'ANNULLATO', importoCambiato: true });
  });

  it('rejects an amount other than shown or another customer’s quote, and writes nothing', async () => {
    const [giulia, marco] = [await withQuote(), await withQuote()];
    expect(codeOf(await withoutTrace(gateway, () => begin(giulia, 180.49)))).toBe('CHANGED_MEANWHILE');
    const foreign = [
      { ...giulia, bearer: marco.bearer },
      { ...marco, quote: giulia.quote },
      { ...marco, quote: 'NON-ESISTE' },
    ];
    for (const each of foreign) expect(codeOf(await withoutTrace(gateway, () => begin(each)))).toBe('NOT_FOUND');
  });
});
