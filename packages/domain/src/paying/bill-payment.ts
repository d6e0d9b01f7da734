import type { Cents } from '../shared/cents.ts';
import type { Instant } from '../shared/day.ts';
import type { TransactionKind } from './transaction.ts';

/** Where a payment of bills stands (pagamento.bollette.1). */
export const BILL_PAYMENT_STATES = [
  'BEGUN',
  'OPEN',
  'IN_PROGRESS',
  'OK',
  'ERROR',
  'CANCELLED',
  'NOT_TOKENIZABLE',
] as const;
export type BillPaymentState = (typeof BILL_PAYMENT_STATES)[number];

/** What can become known of it. */
export const BILL_PAYMENT_STEPS = [
  'PAGE_OPENED',
  'PROCESSING',
  'SUCCEEDED',
  'FAILED',
  'STOPPED',
  'NOT_TOKENIZED',
] as const;
export type BillPaymentStep = (typeof BILL_PAYMENT_STEPS)[number];

const ends = { SUCCEEDED: 'OK', FAILED: 'ERROR', STOPPED: 'CANCELLED', NOT_TOKENIZED: 'NOT_TOKENIZABLE' } as const;

/** Where each step leads (pagamento.bollette.1); one that is not there changes nothing. */
const BILL_PAYMENT_TRANSITIONS: Readonly<
  Record<BillPaymentState, Partial<Readonly<Record<BillPaymentStep, BillPaymentState>>>>
> = {
  BEGUN: { PAGE_OPENED: 'OPEN', FAILED: 'ERROR', STOPPED: 'CANCELLED' },
  OPEN: { PROCESSING: 'IN_PROGRESS', ...ends },
  // Given in by the customer: it is the provider's to end.
  IN_PROGRESS: { SUCCEEDED: 'OK', FAILED: 'ERROR', NOT_TOKENIZED: 'NOT_TOKENIZABLE' },
  OK: {},
  ERROR: {},
  CANCELLED: {},
  NOT_TOKENIZABLE: {},
};

/** The state after a step; undefined where the step changes nothing, told again or too late. */
export function billPaymentAfter(state: BillPaymentState, step: BillPaymentStep): BillPaymentState | undefined {
  return BILL_PAYMENT_TRANSITIONS[state][step];
}

/** Whether a payment holds its bills: no other one can be begun for them. */
export function isLivePayment(state: BillPaymentState): boolean {
  return Object.keys(BILL_PAYMENT_TRANSITIONS[state]).length > 0;
}

/** The most bills that are paid at once. */
export const MOST_BILLS_AT_ONCE = 30;

/** A payment of one bill or several. */
export interface BillPayment {
  readonly id: string;
  readonly state: BillPaymentState;
  /** It was stopped since a bill's amount is another by now. */
  readonly hasAmountChanged: boolean;
  readonly amount: Cents;
  readonly bills: readonly {
    readonly number: string;
    readonly amount: Cents;
    /** Unknown where the server does not say it. */
    readonly kind: TransactionKind | undefined;
  }[];
  /** The money that went back, of a payment that had succeeded (pagamento.storno.1). */
  readonly reversed: { readonly amount: Cents; readonly at: Instant } | undefined;
  /** The quote that is paid, in place of bills. */
  readonly quoteId: string | undefined;
  /** The page of the payment provider, while something can be done there. */
  readonly url: string | undefined;
  readonly beganAt: Instant;
  readonly endedAt: Instant | undefined;
}
