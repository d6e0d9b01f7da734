import { billTotal, type BillSummary } from '../bills/bill.ts';
import type { Cents } from '../shared/cents.ts';
import type { Matter } from './matter.ts';

/** What is to be paid by one day. */
export interface BillMatter<Unpaid extends BillSummary = BillSummary> extends Matter {
  readonly kind: 'OVERDUE_BILL' | 'DUE_BILL';
  /** What is still open of all of them, in cents. */
  readonly amount: Cents;
  /** Those that it is made of; never empty. */
  readonly bills: readonly Unpaid[];
}

/** The bills that the customer pays by hand, by whether their day has passed. */
export interface UnpaidBills<Unpaid extends BillSummary = BillSummary> {
  readonly overdue: readonly Unpaid[];
  readonly due: readonly Unpaid[];
}

/**
 * What bills ask for now (home.urgenza.1 and home.urgenza.4): all that is overdue together, with the
 * earliest day; what is due by its day.
 */
export function billMatters<Unpaid extends BillSummary>({
  overdue,
  due,
}: UnpaidBills<Unpaid>): readonly BillMatter<Unpaid>[] {
  const dueByDay = Map.groupBy(due, ({ expirationDate }) => expirationDate);
  return [
    ...(overdue.length === 0 ? [] : [matterOf('OVERDUE_BILL', overdue)]),
    ...[...dueByDay.values()].map((bills) => matterOf('DUE_BILL', bills)),
  ];
}

function matterOf<Unpaid extends BillSummary>(kind: BillMatter['kind'], bills: readonly Unpaid[]): BillMatter<Unpaid> {
  const [day] = bills.flatMap(({ expirationDate }) => expirationDate ?? []).toSorted();
  return { kind, bills, amount: billTotal(bills), day };
}
