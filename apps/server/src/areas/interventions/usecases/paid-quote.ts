import { transition } from '@sportello/domain';
import type { PaymentRow } from '../../paying/queries/bill-payments.ts';
import { findIntervention, lockIntervention, updateIntervention } from '../queries/interventions.ts';
import { answerQuote, findQuote } from '../queries/quotes.ts';
import type { Database } from '../../../db/database.ts';
import { actorRoleOf, recordEvent } from '../../booking/usecases/note.ts';
import type { QuoteFacts } from '../../messages/usecases/quote-words.ts';
import { announceAnswer } from './notify-answer.ts';

/** Checks that a quote is still open at that price; otherwise its payment is stopped (pagamento.preventivo.1). */
export async function canBeAccepted(
  db: Database,
  { quoteId, customerCode, amountCents }: Pick<PaymentRow, 'quoteId' | 'customerCode' | 'amountCents'>,
): Promise<boolean> {
  const quote = quoteId === null ? undefined : await findQuote(db, quoteId);
  const row = quote && (await findIntervention(db, customerCode, quote.interventionId));
  if (!quote || !row || quote.totalCents !== amountCents) return false;
  const isOpen = quote.state === 'IN ATTESA APPROVAZIONE CLIENTE';
  return isOpen && !('fault' in transition('PREVENTIVO_ACCETTATO', row, undefined));
}

/**
 * Accepts a paid quote in the transaction of the payment. If the intervention's state allows no acceptance any more
 * it stays, but the payment is still announced to the provider.
 */
export async function acceptPaidQuote(
  db: Database,
  payment: PaymentRow,
  paid: { readonly reference: string; readonly day: string; readonly now: Date },
): Promise<{ event: bigint; told: QuoteFacts }> {
  const { quoteId, customerCode, amountCents, kind, id: paymentId, accountName: username } = payment;
  const { reference: providerPayment, day: paidOn, now } = paid;
  const by = { username, right: 'SELF' } as const;
  const quote = await findQuote(db, quoteId ?? '');
  const interventionId = quote?.interventionId ?? '';
  await lockIntervention(db, customerCode, interventionId);
  const row = await findIntervention(db, customerCode, interventionId);
  const given = { paymentMethod: 'Carta di credito', commodityCode: null, answeredAt: now } as const;
  if (quote && row && (await answerQuote(db, quote, { ...given, state: 'APPROVATO' }))) {
    const to = transition('PREVENTIVO_ACCETTATO', row, undefined);
    if (!('fault' in to)) {
      await updateIntervention(db, row.id, { ...to, updatedAt: now });
      const act = { interventionId, kind: 'PREVENTIVO_ACCETTATO', from: row, to } as const;
      await recordEvent(db, act, actorRoleOf(by), now);
    }
  }
  const details = { contractCode: null, paymentId, kind, providerPayment, paidOn };
  const answered = { interventionId, quoteId: quoteId ?? '', amountCents, paidBy: 'CARD', details } as const;
  return announceAnswer(db, { ...by, customerCode }, answered, now);
}
