import { byDueDay, owed, type Bill, type Day } from '@sportello/domain';

/** Returns the contract's next bill to pay, or its latest one; instalments of other bills do not count. */
export function nextOrLastBill(bills: readonly Bill[], today: Day): Bill | undefined {
  const [next] = byDueDay(bills.filter((bill) => owed(bill, today) !== 'NOT_OWED'));
  return next ?? bills.find(({ type }) => type !== 'RATA');
}
