import type { BillingType, DeliveryFrequency } from '../contracts/delivery/billing-type.ts';
import { isOneOf } from '../shared/one-of.ts';
import { DELIVERY_FREQUENCIES } from '../contracts/delivery/billing-type.ts';
import { addDays, type Day } from '../shared/day.ts';

export interface BillingPeriod {
  readonly start: Day;
  readonly end: Day;
}

/** Months per bill for each frequency (bolletta.periodo.1). */
export const BILLED_MONTHS = { MENSILE: 1, BIMESTRALE: 2, QUADRIMESTRALE: 4 } as const satisfies Record<
  DeliveryFrequency,
  number
>;

/** Returns the billing period that contains a day (bolletta.periodo.1). */
export function billingPeriod(billingType: BillingType | undefined, day: Day): BillingPeriod {
  const frequency =
    billingType === undefined || !isOneOf(DELIVERY_FREQUENCIES, billingType) ? 'BIMESTRALE' : billingType;
  const months = BILLED_MONTHS[frequency];
  const year = Number(day.slice(0, 4));
  const first = Math.floor((Number(day.slice(5, 7)) - 1) / months) * months;
  return { start: firstOfMonth(year, first), end: addDays(firstOfMonth(year, first + months), -1) };
}

function firstOfMonth(year: number, index: number): Day {
  const [month, later] = [index % 12, Math.floor(index / 12)];
  return `${String(year + later).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}-01`;
}
