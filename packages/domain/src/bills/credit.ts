import type { Bill } from './bill.ts';

/** True for a credit note: less than nothing, so nobody pays it by any day (bolletta.credito.1). */
export function isCredit({ amount }: Pick<Bill, 'amount'>): boolean {
  return amount < 0;
}

/** The way a customer gets a credit (bolletta.credito.1). */
export type CreditOutcome = 'GIVEN' | 'REFUNDED' | 'DEDUCTED';

/** Returns how a credit note is given back, by its status and payment method (bolletta.credito.1). */
export function creditOutcome({ status, paymentMethod }: Pick<Bill, 'status' | 'paymentMethod'>): CreditOutcome {
  if (status === 'PAGATA') return 'GIVEN';
  return paymentMethod === 'BONIFICO' ? 'REFUNDED' : 'DEDUCTED';
}
