import type { AnswerOf, Catalogue } from '@sportello/calls';
import { eurosFromCents } from '@sportello/domain';
import type { PaymentBillRow, PaymentRow } from '../../db/queries/bill-payments.ts';

export type PaymentAnswer = AnswerOf<Catalogue['billPayment']>;

const states = {
  BEGUN: 'IN_ATTESA',
  OPEN: 'IN_ATTESA',
  IN_PROGRESS: 'IN_CORSO',
  OK: 'RIUSCITO',
  ERROR: 'NON_RIUSCITO',
  CANCELLED: 'ANNULLATO',
  NOT_TOKENIZABLE: 'NON_MEMORIZZABILE',
} as const satisfies Record<PaymentRow['state'], PaymentAnswer['stato']>;

/** A payment in the words of the wire; its page only while something can be done there. */
export function paymentAnswer(payment: PaymentRow, items: readonly PaymentBillRow[]): PaymentAnswer {
  return {
    id: payment.id,
    stato: states[payment.state],
    importoCambiato: payment.amountChanged,
    importo: eurosFromCents(payment.amountCents),
    preventivo: payment.quoteId,
    bollette: items
      .filter(({ paymentId }) => paymentId === payment.id)
      .map(({ number, amountCents }) => ({ numero: number, importo: eurosFromCents(amountCents) })),
    indirizzo: payment.state === 'OPEN' ? payment.providerUrl : null,
    dataInizio: payment.createdAt.toISOString(),
    dataFine: payment.endedAt?.toISOString() ?? null,
  };
}
