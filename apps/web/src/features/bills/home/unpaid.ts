import { payability, type Bill, type Day, type UnpaidBills } from '@sportello/domain';

/**
 * What the customer has to pay by hand (home.urgenza.4): a debit that failed too. Each class of
 * bolletta.pagabile.1 that asks for something stands in one of the two.
 */
export function unpaidOf(bills: readonly Bill[], today: Day): UnpaidBills<Bill> {
  const of = (...classes: readonly string[]) => bills.filter((bill) => classes.includes(payability(bill, today)));
  return { overdue: of('PAYABLE_OVERDUE', 'RECURRING_FAILED'), due: of('PAYABLE_NOT_YET_DUE') };
}

/** The bill of a contract that is next to be paid, or the latest one; instalments of others are none. */
export function nextOrLastBill(bills: readonly Bill[], today: Day): Bill | undefined {
  const next = bills
    .filter((bill) => payability(bill, today) !== 'NOT_PAYABLE')
    .toSorted((one, other) => ((one.expirationDate ?? '') < (other.expirationDate ?? '') ? -1 : 1));
  return next[0] ?? bills.find(({ type }) => type !== 'RATA');
}
