import type { Cents } from '../shared/cents.ts';
import type { Instant } from '../shared/day.ts';
import type { TransactionKind } from './transaction.ts';

/** States of a bill payment (pagamento.bollette.1). */
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

/** State after each step (pagamento.bollette.1); missing steps change nothing. */
const BILL_PAYMENT_TRANSITIONS: Readonly<
  Record<BillPaymentState, Partial<Readonly<Record<BillPaymentStep, BillPaymentState>>>>
> = {
  BEGUN: { PAGE_OPENED: 'OPEN', FAILED: 'ERROR', STOPPED: 'CANCELLED' },
  OPEN: { PROCESSING: 'IN_PROGRESS', ...ends },
  // Submitted by the customer: only the provider can end it.
  IN_PROGRESS: { SUCCEEDED: 'OK', FAILED: 'ERROR', NOT_TOKENIZED: 'NOT_TOKENIZABLE' },
  OK: {},
  ERROR: {},
  CANCELLED: {},
  NOT_TOKENIZABLE: {},
};

/** Returns the state after a step; undefined for a repeated or late step, which changes nothing. */
export function billPaymentAfter(state: BillPaymentState, step: BillPaymentStep): BillPaymentState | undefined {
  return BILL_PAYMENT_TRANSITIONS[state][step];
}

/** Returns true while a payment blocks other payments of its bills. */
export function isLivePayment(state: BillPaymentState): boolean {
  return Object.keys(BILL_PAYMENT_TRANSITIONS[state]).length > 0;
}

export const MOST_BILLS_AT_ONCE = 30;

export interface BillPayment {
  readonly id: string;
  readonly state: BillPaymentState;
  readonly hasAmountChanged: boolean;
  readonly amount: Cents;
  readonly bills: readonly {
    readonly number: string;
    readonly amount: Cents;
    /** Undefined when the server omits it. */
    readonly kind: TransactionKind | undefined;
    /** Contract of the supply or service; undefined when the server omits it. */
    readonly contractCode: string | undefined;
  }[];
  /** The reversed amount of a payment that had succeeded (pagamento.storno.1). */
  readonly reversed: { readonly amount: Cents; readonly at: Instant } | undefined;
  /** The paid quote, instead of bills. */
  readonly quoteId: string | undefined;
  /** URL of the checkout session while it can be continued. */
  readonly url: string | undefined;
  readonly beganAt: Instant;
  readonly endedAt: Instant | undefined;
}
