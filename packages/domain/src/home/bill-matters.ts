import { billTotal, type BillSummary } from '../bills/bill.ts';
import type { Cents } from '../shared/cents.ts';
import type { Matter } from './matter.ts';

export interface BillMatter<Unpaid extends BillSummary = BillSummary> extends Matter {
  readonly kind: 'OVERDUE_BILL' | 'DUE_BILL';
  readonly amount: Cents;
  /** Never empty. */
  readonly bills: readonly Unpaid[];
}

export interface UnpaidBills<Unpaid extends BillSummary = BillSummary> {
  readonly overdue: readonly Unpaid[];
  readonly due: readonly Unpaid[];
}

/**
 * Returns the urgent matters of bills (home.urgenza.1 and home.urgenza.4): all overdue bills together and all due
 * bills together, each with the earliest due date, so that both sums lead to exactly their bills.
 */
export function billMatters<Unpaid extends BillSummary>({
  overdue,
  due,
}: UnpaidBills<Unpaid>): readonly BillMatter<Unpaid>[] {
  return [
    ...(overdue.length === 0 ? [] : [matterOf('OVERDUE_BILL', overdue)]),
    ...(due.length === 0 ? [] : [matterOf('DUE_BILL', due)]),
  ];
}

function matterOf<Unpaid extends BillSummary>(kind: BillMatter['kind'], bills: readonly Unpaid[]): BillMatter<Unpaid> {
  const [day] = bills.flatMap(({ expirationDate }) => expirationDate ?? []).toSorted();
  return { kind, bills, amount: billTotal(bills), day };
}
