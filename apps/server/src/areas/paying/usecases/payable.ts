import { billStatus, dayInRome, isPayable, paymentMethodKind, undisputedAmount, type Cents } from '@sportello/domain';
import type { PayableRow } from '../queries/bill-payments.ts';

/** Decides from the stored data if a bill can be paid now (bolletta.pagabile.2). */
export function canBePaid(bill: PayableRow, now: Date): boolean {
  const facts = {
    status: billStatus(bill.statusCode),
    paymentMethod: paymentMethodKind(bill.methodCode ?? undefined),
    debitOutcome: bill.debitOutcome ?? undefined,
    expirationDate: bill.dueDate ?? undefined,
    openAmount: payableCents(bill),
  };
  return isPayable(facts, dayInRome(now.getTime()));
}

/** Returns what can be paid of a bill: what is open without what is in dispute (reclami.contestazione.2). */
export function payableCents({ openCents, disputedCents }: Pick<PayableRow, 'openCents' | 'disputedCents'>): Cents {
  return undisputedAmount(openCents, disputedCents);
}
