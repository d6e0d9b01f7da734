import type { PaymentMethodKind } from '../payment-methods/method-code.ts';
import type { Day } from '../shared/day.ts';
import type { Bill, DebitOutcome } from './bill.ts';
import type { BillStatus } from './status.ts';

/** Payability of a bill now (bolletta.pagabile.1). */
export const PAYABILITY_CLASSES = [
  'PAYABLE_OVERDUE',
  'PAYABLE_NOT_YET_DUE',
  'RECURRING_PAYABLE_IN_ADVANCE',
  'RECURRING_FAILED',
  /** Paid by a recurring method, and not payable while the debit is processed. */
  'RECURRING_IN_PROCESSING',
  'NOT_PAYABLE',
] as const;
export type PayabilityClass = (typeof PAYABILITY_CLASSES)[number];

type Answer<Key extends string> = Readonly<Record<Key, PayabilityClass>>;
const never = { DUE: 'NOT_PAYABLE', PAST: 'NOT_PAYABLE' } as const;
const byHand = { DUE: 'PAYABLE_NOT_YET_DUE', PAST: 'PAYABLE_OVERDUE' } as const;
const both = <Class extends PayabilityClass>(payability: Class) => ({ DUE: payability, PAST: payability });

/** NONE before the first attempt. */
type Debit = DebitOutcome | 'NONE';
type Row = Readonly<Record<'BY_HAND' | Debit, Answer<'DUE' | 'PAST'>>>;

const open: Row = {
  BY_HAND: byHand,
  // A debit that did not happen by its due date is no longer expected.
  NONE: { DUE: 'RECURRING_PAYABLE_IN_ADVANCE', PAST: 'PAYABLE_OVERDUE' },
  IN_CORSO: both('RECURRING_IN_PROCESSING'),
  // Debited, but not booked yet.
  RIUSCITO: both('RECURRING_IN_PROCESSING'),
  FALLITO: both('RECURRING_FAILED'),
};
const closed: Row = { BY_HAND: never, NONE: never, IN_CORSO: never, RIUSCITO: never, FALLITO: never };
const inProcessing = both('RECURRING_IN_PROCESSING');

/**
 * Payability of a bill with an open amount (bolletta.pagabile.2): by its status, then by its payment method or, if
 * recurring, by the outcome of the debit, and last by whether the due date has passed.
 */
export const PAYABILITY: Readonly<Record<BillStatus, Row>> = {
  IN_SCADENZA: open,
  SCADUTA: { ...open, BY_HAND: both('PAYABLE_OVERDUE'), NONE: both('PAYABLE_OVERDUE') },
  IN_ELABORAZIONE: {
    BY_HAND: never,
    NONE: inProcessing,
    IN_CORSO: inProcessing,
    RIUSCITO: inProcessing,
    FALLITO: inProcessing,
  },
  PAGATA: closed,
  // The instalments are paid instead of the bill.
  RATEIZZATA: closed,
  PIANO_RATE_IN_ELABORAZIONE: closed,
  DA_NON_PAGARE: closed,
  SCONOSCIUTO: closed,
};

/** Payment methods that debit automatically (bolletta.pagabile.2). */
const recurring: ReadonlySet<PaymentMethodKind> = new Set(['ADDEBITO_CONTO_CORRENTE', 'CARTA_CREDITO']);

/** Returns true when a bill is paid automatically unless the debit fails. */
export function isRecurring({ paymentMethod }: Pick<Bill, 'paymentMethod'>): boolean {
  return recurring.has(paymentMethod);
}

export type PayableFacts = Pick<Bill, 'status' | 'paymentMethod' | 'debitOutcome' | 'expirationDate' | 'openAmount'>;

/** Returns the payability of a bill (bolletta.pagabile.2); `NOT_PAYABLE` without an open amount. */
export function payability(bill: PayableFacts, today: Day): PayabilityClass {
  if (bill.openAmount <= 0) return 'NOT_PAYABLE';
  const isPast = bill.expirationDate !== undefined && bill.expirationDate < today;
  const debit = isRecurring(bill) ? (bill.debitOutcome ?? 'NONE') : 'BY_HAND';
  return PAYABILITY[bill.status][debit][isPast ? 'PAST' : 'DUE'];
}

const payable: ReadonlySet<PayabilityClass> = new Set([
  'PAYABLE_OVERDUE',
  'PAYABLE_NOT_YET_DUE',
  'RECURRING_PAYABLE_IN_ADVANCE',
  'RECURRING_FAILED',
]);

/** Returns true for a bill that can be paid now, overdue or not. */
export function isPayable(bill: PayableFacts, today: Day): boolean {
  return payable.has(payability(bill, today));
}

const byCustomer: ReadonlySet<PayabilityClass> = new Set([
  'PAYABLE_OVERDUE',
  'PAYABLE_NOT_YET_DUE',
  'RECURRING_FAILED',
]);

/**
 * Returns true for a bill that the customer pays, and that shows its payment codes (bolletta.pagare.2). Showing a
 * notice or an IBAN for an automatically paid bill would lead to a double payment.
 */
export function isPaidByHand(bill: PayableFacts, day: Day): boolean {
  return byCustomer.has(payability(bill, day));
}
