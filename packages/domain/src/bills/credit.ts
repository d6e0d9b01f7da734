import type { Bill } from './bill.ts';

/** Returns true for a credit note, whose negative amount has no due date (bolletta.credito.1). */
export function isCredit({ amount }: Pick<Bill, 'amount'>): boolean {
  return amount < 0;
}

/** The way a customer receives a credit (bolletta.credito.1). */
export type CreditOutcome = 'GIVEN' | 'REFUNDED' | 'DEDUCTED';

/** Returns how a credit note is paid out, by its status and payment method (bolletta.credito.1). */
export function creditOutcome({ status, paymentMethod }: Pick<Bill, 'status' | 'paymentMethod'>): CreditOutcome {
  if (status === 'PAGATA') return 'GIVEN';
  return paymentMethod === 'BONIFICO' ? 'REFUNDED' : 'DEDUCTED';
}
