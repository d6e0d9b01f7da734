import { sumCents } from '../shared/cents.ts';
import type { Cents } from '../shared/cents.ts';
import type { Day } from '../shared/day.ts';

/** A bill as the home shows it (Spec 1 §3 "Bill"). */
export interface BillSummary {
  expirationDate?: Day | undefined;
  paymentDate?: Day | undefined;
  /** What is still to be paid. */
  openAmount: Cents;
}

/** What is still to be paid on all bills, in cents (Spec 1 §3: the sum of openAmount). */
export function billTotal(bills: readonly Pick<BillSummary, 'openAmount'>[]): Cents {
  return sumCents(bills.map((bill) => bill.openAmount));
}
