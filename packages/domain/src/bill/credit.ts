import type { Bill } from './bill.ts';

/** True for a credit note: less than nothing, so nobody pays it by any day (bolletta.credito.1). */
export function isCredit({ amount }: Pick<Bill, 'amount'>): boolean {
  return amount < 0;
}

/** How a customer gets what is to their credit (bolletta.credito.1). */
export type CreditOutcome = 'GIVEN' | 'REFUNDED' | 'DEDUCTED';

/** What becomes of a credit note, as its status and its own way to pay say it (bolletta.credito.1). */
export function creditOutcome({ status, paymentMethod }: Pick<Bill, 'status' | 'paymentMethod'>): CreditOutcome {
  if (status === 'PAGATA') return 'GIVEN';
  return paymentMethod === 'BONIFICO' ? 'REFUNDED' : 'DEDUCTED';
}
