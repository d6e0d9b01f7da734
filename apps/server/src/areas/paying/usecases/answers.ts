import { TRANSACTION_KIND_CODES, type AnswerOf, type Catalogue } from '@sportello/calls';
import { eurosFromCents } from '@sportello/domain';
import type { PaymentBillRow, PaymentRow } from '../queries/bill-payments.ts';

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

/** Maps a payment to the wire format; the checkout URL is included only while it can be used. */
export function paymentAnswer(payment: PaymentRow, items: readonly PaymentBillRow[]): PaymentAnswer {
  const own = items.filter(({ paymentId }) => paymentId === payment.id);
  const kinds = new Set([...own.map(({ kind }) => kind), ...(payment.kind === null ? [] : [payment.kind])]);
  return {
    id: payment.id,
    stato: states[payment.state],
    importoCambiato: payment.amountChanged,
    importo: eurosFromCents(payment.amountCents),
    preventivo: payment.quoteId,
    bollette: own.map(({ number, amountCents, kind, contractCode }) => ({
      numero: number,
      importo: eurosFromCents(amountCents),
      tipologia: TRANSACTION_KIND_CODES[kind],
      contratto: contractCode,
    })),
    tipologie: [...kinds].map((kind) => TRANSACTION_KIND_CODES[kind]),
    storno:
      payment.reversedAt === null || payment.reversedCents === 0
        ? null
        : { importo: eurosFromCents(payment.reversedCents), data: payment.reversedAt.toISOString() },
    indirizzo: payment.state === 'OPEN' ? payment.providerUrl : null,
    dataInizio: payment.createdAt.toISOString(),
    dataFine: payment.endedAt?.toISOString() ?? null,
  };
}
