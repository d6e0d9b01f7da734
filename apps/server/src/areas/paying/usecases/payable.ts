import { billStatus, dayInRome, isPayable, paymentMethodKind } from '@sportello/domain';
import type { PayableRow } from '../queries/bill-payments.ts';

/** Decides from the stored data if a bill can be paid now (bolletta.pagabile.2). */
export function canBePaid(bill: PayableRow, now: Date): boolean {
  const facts = {
    status: billStatus(bill.statusCode),
    paymentMethod: paymentMethodKind(bill.methodCode ?? undefined),
    debitOutcome: bill.debitOutcome ?? undefined,
    expirationDate: bill.dueDate ?? undefined,
    openAmount: bill.openCents,
  };
  return isPayable(facts, dayInRome(now.getTime()));
}
