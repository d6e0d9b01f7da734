import { randomUUID } from 'node:crypto';
import { TRANSACTION_KINDS, type TransactionKind } from '@sportello/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config/config.ts';
import type { MailCarrier } from '../src/ports/mail.ts';
import { servicesOf } from '../src/startup/services.ts';
import { attachmentsOf } from '../src/usecases/messages/attach.ts';
import { deliver, type Delivering } from '../src/usecases/messages/deliver.ts';
import { useApp } from './app.ts';
import { useCardProvider } from './card-provider.ts';
import { codeOf, eventsOf, forgetTries, messagesTo, withoutTrace } from './customers.ts';
import { beginInArea, billOf, customerWithBill, payOnPage } from './paying.ts';

const { cards } = await useCardProvider({ now: () => gateway.now() });
const gateway = useApp({ config: { cards } });

beforeEach(() => forgetTries(gateway));

const read = (bearer: string, id: string) =>
  gateway.send({ url: `/api/sportello/v1/pagamenti/bollette/${id}`, bearer });

/** What is paid, by its kind; all but the quote are bills, instalments or invoices. */
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
  it.each(Object.entries(given))('%s', async (_, bill) => {
    const giulia = await customerWithBill(gateway, { ...bill, cents: 12_345 });
    const { body } = await beginInArea(gateway, giulia);
    expect(body).toMatchObject({ stato: 'IN_ATTESA', importo: 123.45, preventivo: null });
    await payOnPage(gateway, body.indirizzo);
    expect((await read(giulia.bearer, body.id)).body.stato).toBe('RIUSCITO');
    expect(await billOf(gateway, giulia.number)).toMatchObject({ status_code: '01', open_cents: 0 });
    expect((await eventsOf(gateway, giulia.code)).filter(({ kind }) => kind === 'BILLS_PAID')).toHaveLength(1);
  });

  it('and there is no other kind', () => {
    expect([...Object.keys(given), 'TECHNICAL_INTERVENTION_QUOTE'].toSorted()).toEqual(
      [...TRANSACTION_KINDS].toSorted(),
    );
  });
});

it('the receipt goes with its mail as PDF, the same that can be downloaded (pagamento.ricevuta.1)', async () => {
  const giulia = await customerWithBill(gateway);
  const { body } = await beginInArea(gateway, giulia);
  await payOnPage(gateway, body.indirizzo);
  await read(giulia.bearer, body.id);
  const { pool } = gateway.database;
  const services = servicesOf({ config: readConfig({}), pool, clock: gateway.now });
  const sent: Parameters<MailCarrier['send']>[0][] = [];
  const mail = { send: async (letter: (typeof sent)[number]) => void sent.push(letter), close: async () => undefined };
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

async function withQuote(cents = 18_050) {
  const customer = await customerWithBill(gateway);
  const { pool } = gateway.database;
  const id = `IQ-${customer.code}`;
  await pool.query(
    `insert into interventions (id, customer_code, state, sub_state, source, mode, installation_id, cap, company_id, created_at, updated_at)
     values ($1, $2, 'In Progress', 'AWAITING_CUSTOMER_DECISION', 'Web', 'TECHINICIAN_EXIT', 'P01', '10121', 'C017', $3, $3)`,
    [id, customer.code, gateway.now()],
  );
  await pool.query(
    `insert into quotes (id, intervention_id, created_at, total_label, total_cents, state)
     values ($1, $2, $3, 'Totale IVA inclusa', $4, 'IN ATTESA APPROVAZIONE CLIENTE')`,
    [`Q-${customer.code}`, id, gateway.now(), cents],
  );
  return { ...customer, id, quote: `Q-${customer.code}` };
}
type WithQuote = Awaited<ReturnType<typeof withQuote>>;

const begin = ({ bearer, id, quote }: Pick<WithQuote, 'bearer' | 'id' | 'quote'>, importo = 180.5) =>
  gateway.send({
    method: 'POST',
    url: `/api/sportello/v1/interventi/${id}/preventivi/${quote}/pagamento`,
    bearer,
    payload: { importo },
    headers: { 'idempotency-key': randomUUID() },
  });
const answer = ({ bearer, id, quote }: WithQuote, type = 'RIFIUTA') =>
  gateway.send({
    method: 'PATCH',
    url: `/api/interventotecnico/v1/interventions/${id}/preventives/${quote}`,
    bearer,
    payload: { source: 'Portali', type },
  });
const quoteOf = async ({ quote }: WithQuote) =>
  (
    await gateway.database.pool.query(
      `select q.state, q.payment_method, i.sub_state from quotes q join interventions i on i.id = q.intervention_id
       where q.id = $1`,
      [quote],
    )
  ).rows[0];
const waiting = {
  state: 'IN ATTESA APPROVAZIONE CLIENTE',
  payment_method: null,
  sub_state: 'AWAITING_CUSTOMER_DECISION',
};

describe('TECHNICAL_INTERVENTION_QUOTE: a quote is accepted by being paid (pagamento.preventivo.1)', () => {
  it('once, with a receipt and the fact for the provider', async () => {
    const giulia = await withQuote();
    const answers = await Promise.all(Array.from({ length: 10 }, () => begin(giulia)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const [{ body } = { body: {} }] = answers;
    expect(body).toMatchObject({ stato: 'IN_ATTESA', importo: 180.5, preventivo: giulia.quote, bollette: [] });
    expect(await quoteOf(giulia)).toEqual(waiting);
    await payOnPage(gateway, body.indirizzo);
    await Promise.all([read(giulia.bearer, body.id), read(giulia.bearer, body.id)]);
    expect((await read(giulia.bearer, body.id)).body.stato).toBe('RIUSCITO');
    expect(await quoteOf(giulia)).toEqual({
      state: 'APPROVATO',
      payment_method: 'Carta di credito',
      sub_state: 'QUOTE_APPROVED_AWAITING_WORKS',
    });
    const facts = (await eventsOf(gateway, giulia.code)).filter(({ kind }) => kind === 'QUOTE_ACCEPTED');
    expect(facts).toMatchObject([{ data: { quoteId: giulia.quote, amountCents: 18_050, paymentId: body.id } }]);
    const [receipt] = await messagesTo(gateway, giulia.code);
    expect(receipt?.text).toContain('Hai pagato il preventivo');
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

  it('refused while its page is open closes that page; after the money it is too late', async () => {
    const giulia = await withQuote();
    const first = (await begin(giulia)).body;
    expect((await answer(giulia)).status).toBe(200);
    expect((await payOnPage(gateway, first.indirizzo)).statusCode).toBe(404);
    const sara = await withQuote();
    await payOnPage(gateway, (await begin(sara)).body.indirizzo);
    expect((await answer(sara)).status).toBe(409);
    expect(await quoteOf(sara)).toMatchObject({ state: 'APPROVATO' });
  });

  it('that stands otherwise by then is not paid: the payment is stopped', async () => {
    const giulia = await withQuote();
    const { body } = await begin(giulia);
    await gateway.database.pool.query('update quotes set total_cents = 20000 where id = $1', [giulia.quote]);
    expect((await read(giulia.bearer, body.id)).body).toMatchObject({ stato: 'ANNULLATO', importoCambiato: true });
  });

  it('of another amount than was seen, or somebody else’s, is refused and nothing is written', async () => {
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
