import type { PaymentMethodKind } from '../payment-methods/method-code.ts';
import type { Day } from '../shared/day.ts';
import type { Bill, DebitOutcome } from './bill.ts';
import type { BillStatus } from './status.ts';

/** Whether and how a bill can be paid now (bolletta.pagabile.1). */
export const PAYABILITY_CLASSES = [
  /** Payable now because it is overdue. */
  'PAYABLE_OVERDUE',
  /** Payable now, still within its due date. */
  'PAYABLE_NOT_YET_DUE',
  /** Paid by a recurring method, and can be paid in advance. */
  'RECURRING_PAYABLE_IN_ADVANCE',
  /** Paid by a recurring method whose automatic payment failed. */
  'RECURRING_FAILED',
  /** Paid by a recurring method, not payable now because it is being processed. */
  'RECURRING_IN_PROCESSING',
  'NOT_PAYABLE',
] as const;
export type PayabilityClass = (typeof PAYABILITY_CLASSES)[number];

type Answer<Key extends string> = Readonly<Record<Key, PayabilityClass>>;
const never = { DUE: 'NOT_PAYABLE', PAST: 'NOT_PAYABLE' } as const;
const byHand = { DUE: 'PAYABLE_NOT_YET_DUE', PAST: 'PAYABLE_OVERDUE' } as const;
const both = <Class extends PayabilityClass>(payability: Class) => ({ DUE: payability, PAST: payability });

/** What became of the automatic payment; NONE where it has not been tried yet. */
type Debit = DebitOutcome | 'NONE';
type Row = Readonly<Record<'BY_HAND' | Debit, Answer<'DUE' | 'PAST'>>>;

/** Whatever is open of a bill in one of these is to be paid. */
const open: Row = {
  BY_HAND: byHand,
  // What was not debited on its day waits for nobody any more.
  NONE: { DUE: 'RECURRING_PAYABLE_IN_ADVANCE', PAST: 'PAYABLE_OVERDUE' },
  IN_CORSO: both('RECURRING_IN_PROCESSING'),
  // Debited, and not booked yet.
  RIUSCITO: both('RECURRING_IN_PROCESSING'),
  FALLITO: both('RECURRING_FAILED'),
};
const closed: Row = { BY_HAND: never, NONE: never, IN_CORSO: never, RIUSCITO: never, FALLITO: never };
const inProcessing = both('RECURRING_IN_PROCESSING');

/**
 * The class of a bill of which something is open (bolletta.pagabile.2): by its status, then by its way to pay or,
 * where that is recurring, by what became of the debit; last by whether its day has passed.
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
  // Its instalments are paid, not it.
  RATEIZZATA: closed,
  PIANO_RATE_IN_ELABORAZIONE: closed,
  DA_NON_PAGARE: closed,
  SCONOSCIUTO: closed,
};

/** The methods that pay by themselves (bolletta.pagabile.2). */
const recurring: ReadonlySet<PaymentMethodKind> = new Set(['ADDEBITO_CONTO_CORRENTE', 'CARTA_CREDITO']);

/** Whether a bill is paid by itself, as long as nothing goes wrong. */
export function isRecurring({ paymentMethod }: Pick<Bill, 'paymentMethod'>): boolean {
  return recurring.has(paymentMethod);
}

/** What {@link payability} looks at. */
export type PayableFacts = Pick<Bill, 'status' | 'paymentMethod' | 'debitOutcome' | 'expirationDate' | 'openAmount'>;

/** Whether and how a bill can be paid (bolletta.pagabile.2); nothing of a bill that is not open. */
export function payability(bill: PayableFacts, today: Day): PayabilityClass {
  if (bill.openAmount <= 0) return 'NOT_PAYABLE';
  const isPast = bill.expirationDate !== undefined && bill.expirationDate < today;
  const debit = isRecurring(bill) ? (bill.debitOutcome ?? 'NONE') : 'BY_HAND';
  return PAYABILITY[bill.status][debit][isPast ? 'PAST' : 'DUE'];
}

/** The classes that can be paid now. */
const payable: ReadonlySet<PayabilityClass> = new Set([
  'PAYABLE_OVERDUE',
  'PAYABLE_NOT_YET_DUE',
  'RECURRING_PAYABLE_IN_ADVANCE',
  'RECURRING_FAILED',
]);

/** True for a bill that can be paid now, in time or not. */
export function isPayable(bill: PayableFacts, today: Day): boolean {
  return payable.has(payability(bill, today));
}

/** The classes that wait for the customer: nothing pays them by itself. */
const byCustomer: ReadonlySet<PayabilityClass> = new Set([
  'PAYABLE_OVERDUE',
  'PAYABLE_NOT_YET_DUE',
  'RECURRING_FAILED',
]);

/**
 * True for a bill that its customer pays themselves, and that says by what (bolletta.pagare.2). Of one that pays by itself
 * a notice or an IBAN would have it paid twice.
 */
export function isPaidByHand(bill: PayableFacts, day: Day): boolean {
  return byCustomer.has(payability(bill, day));
}
