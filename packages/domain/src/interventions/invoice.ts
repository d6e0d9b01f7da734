import type { Day } from '../shared/day.ts';
import type { Cents } from '../shared/cents.ts';
import type { BillStatus } from '../bills/status.ts';

export interface InterventionInvoice {
  readonly number: string;
  readonly issueDate: Day;
  readonly expirationDate: Day | undefined;
  readonly paymentDate: Day | undefined;
  readonly amount: Cents;
  readonly openAmount: Cents;
  readonly status: BillStatus;
  readonly documentId: string | undefined;
}
