import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { useCardProvider } from '../../../test/support/money/card-processor.ts';
import { codeOf, eventsOf, forgetTries, messagesTo } from '../../../test/support/customers.ts';
import {
  payOnPage,
  answerQuote,
  beginQuotePayment,
  customerWithQuote,
  quoteOf,
  type CustomerWithQuote,
} from '../../../test/support/money/paying.ts';
import { listenForUpdates } from '../../../test/support/services.ts';
import { accepting, rejecting } from '../../../test/support/visits.ts';

const { cards } = await useCardProvider({ now: () => gateway.now() });
const gateway = useApp({ config: { cards } });

beforeEach(() => forgetTries(gateway));

const stateOf = async ({ bearer }: CustomerWithQuote, id: string) =>
  (await gateway.send({ url: `/api/sportello/v1/pagamenti/bollette/${id}`, bearer })).body as Record<string, unknown>;
const update = (text: string, id: string) => gateway.database.pool.query(text, [id]);
const storyOf = async ({ bearer, id }: CustomerWithQuote) =>
  (await gateway.send({ url: `/api/sportello/v1/interventi/${id}/storia`, bearer })).body.eventi as object[];

describe('a quote that is paid by card (pagamento.preventivo.1)', () => {
  it('accepts a quote that is paid by card, and moves its intervention on', async () => {
    const giulia = await customerWithQuote(gateway);
    const updates = await listenForUpdates(gateway);
    const { body } = await beginQuotePayment(gateway, giulia);
    expect((await stateOf(giulia, body.id))['stato']).toBe('IN_ATTESA');
    await payOnPage(gateway, body.indirizzo);
    expect((await stateOf(giulia, body.id))['stato']).toBe('RIUSCITO');
    expect(await quoteOf(gateway, giulia)).toEqual({
      state: 'APPROVATO',
      payment_method: 'Carta di credito',
      sub_state: 'QUOTE_APPROVED_AWAITING_WORKS',
    });
    const stato = { state: 'In Progress', subState: 'QUOTE_APPROVED_AWAITING_WORKS' };
    expect(await storyOf(giulia)).toEqual([
      expect.objectContaining({ tipo: 'PREVENTIVO_ACCETTATO', chi: 'CLIENTE', stato, appuntamento: null }),
    ]);
    const facts = (await eventsOf(gateway, giulia.code)).filter(({ kind }) => kind === 'QUOTE_ACCEPTED');
    expect(facts).toMatchObject([
      {
        data: {
          interventionId: giulia.id,
          quoteId: giulia.quote,
          paidBy: 'CARD',
          contractCode: null,
          paymentId: body.id,
          kind: 'TECHNICAL_INTERVENTION_QUOTE',
          providerPayment: expect.stringMatching(/./),
          paidOn: '2026-11-20',
        },
      },
    ]);
    await vi.waitFor(() => expect(updates).toContainEqual({ about: 'interventions', customerCode: giulia.code }));
  });

  const cancel = `update interventions set state = 'Canceled', sub_state = 'INTERNAL_DECISION' where id = $1`;
  const rejection = `update quotes set state = 'RIFIUTATO', answered_at = created_at where intervention_id = $1`;

  it.each([
    ['costs another amount', 'update quotes set total_cents = 18051 where intervention_id = $1'],
    ['was answered', rejection],
    ['belongs to a cancelled intervention', cancel],
  ])('cancels the payment once the quote %s, and closes its page', async (_, text) => {
    const giulia = await customerWithQuote(gateway);
    const { body } = await beginQuotePayment(gateway, giulia);
    await update(text, giulia.id);
    expect(await stateOf(giulia, body.id)).toMatchObject({ stato: 'ANNULLATO', importoCambiato: true });
    expect((await payOnPage(gateway, body.indirizzo)).statusCode).toBe(404);
  });

  it.each([
    ['was cancelled', cancel, 'APPROVATO', 'INTERNAL_DECISION'],
    ['was answered', rejection, 'RIFIUTATO', 'AWAITING_CUSTOMER_DECISION'],
  ])('counts as paid if it %s before the payment was known, and nothing moves', async (_, text, state, subState) => {
    const giulia = await customerWithQuote(gateway);
    const { body } = await beginQuotePayment(gateway, giulia);
    await payOnPage(gateway, body.indirizzo);
    await update(text, giulia.id);
    expect((await stateOf(giulia, body.id))['stato']).toBe('RIUSCITO');
    expect(await quoteOf(gateway, giulia)).toMatchObject({ state, sub_state: subState });
    expect(await storyOf(giulia)).toEqual([]);
    const facts = (await eventsOf(gateway, giulia.code)).filter(({ kind }) => kind === 'QUOTE_ACCEPTED');
    expect(facts).toMatchObject([{ data: { paymentId: body.id, next: 'CENTRE_CALLS' } }]);
    const [receipt] = await messagesTo(gateway, giulia.code);
    expect(receipt?.template).toBe('payment-receipt');
  });

  it('rejects another answer once the money was taken', async () => {
    const giulia = await customerWithQuote(gateway);
    const { body } = await beginQuotePayment(gateway, giulia);
    await payOnPage(gateway, body.indirizzo);
    expect(codeOf(await answerQuote(gateway, giulia, rejecting))).toBe('QUOTE_ALREADY_ANSWERED');
    expect(await messagesTo(gateway, giulia.code)).toMatchObject([{ template: 'payment-receipt' }]);
  });

  it('cancels the card payment and closes its page once the quote is charged on the bill', async () => {
    const giulia = await customerWithQuote(gateway);
    const { body } = await beginQuotePayment(gateway, giulia);
    expect((await answerQuote(gateway, giulia, accepting(giulia.contract))).status).toBe(200);
    expect(await stateOf(giulia, body.id)).toMatchObject({ stato: 'ANNULLATO' });
    expect((await payOnPage(gateway, body.indirizzo)).statusCode).toBe(404);
    expect(await quoteOf(gateway, giulia)).toMatchObject({ payment_method: 'Pagamento in bolletta' });
  });
});
