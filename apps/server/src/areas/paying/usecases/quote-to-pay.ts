import { randomUUID } from 'node:crypto';
import { centsFromEuros, transition } from '@sportello/domain';
import { findPayment } from '../queries/bill-payments.ts';
import { findLiveOfQuote, listQuotes } from '../../interventions/queries/quotes.ts';
import { findIntervention, lockIntervention } from '../../interventions/queries/interventions.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import type { PaymentAnswer } from './answers.ts';
import { beginPayment, payerInArea, type Subject } from './begin.ts';

/** Begins the payment of an open quote, which accepts it once paid (pagamento.preventivo.1). */
export function beginQuotePayment(
  services: Services,
  actor: CustomerActor,
  { id, preventivo }: { readonly id: string; readonly preventivo: string },
  { importo, key = randomUUID() }: { readonly importo: number; readonly key: string | undefined },
): Promise<PaymentAnswer> {
  const amount = centsFromEuros(importo);
  const { customerCode } = actor;
  const subject: Subject = {
    async take(db) {
      await lockIntervention(db, customerCode, id);
      const intervention = await findIntervention(db, customerCode, id);
      const quote = intervention && (await listQuotes(db, customerCode, id)).find((each) => each.id === preventivo);
      if (!intervention || !quote) throw new ApiError('NOT_FOUND');
      const live = await findLiveOfQuote(db, customerCode, preventivo);
      if (live !== undefined) return { live: [live] };
      if (quote.state !== 'IN ATTESA APPROVAZIONE CLIENTE') throw new ApiError('QUOTE_ALREADY_ANSWERED');
      if ('fault' in transition('PREVENTIVO_ACCETTATO', intervention, undefined)) throw new ApiError('QUOTE_NOT_OPEN');
      // A quote of zero is accepted without a payment.
      if (quote.totalCents !== amount || amount <= 0) throw new ApiError('CHANGED_MEANWHILE');
      return { amount, items: [], quoteId: preventivo };
    },
    isIn: async (db, paymentId) => (await findPayment(db, paymentId))?.quoteId === preventivo,
  };
  const digest = `${preventivo} ${amount}`;
  return beginPayment(services, { payer: payerInArea(actor, 'beginQuotePayment'), subject, key, digest });
}
