import { byDueDay, owed, type Bill, type Day } from '@sportello/domain';

/** The bill of a contract that is next to be paid, or the latest one; instalments of others are none. */
export function nextOrLastBill(bills: readonly Bill[], today: Day): Bill | undefined {
  const [next] = byDueDay(bills.filter((bill) => owed(bill, today) !== 'NOT_OWED'));
  return next ?? bills.find(({ type }) => type !== 'RATA');
}
