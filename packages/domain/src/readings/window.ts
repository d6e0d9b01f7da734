import { billingPeriod } from '../bills/billing-period.ts';
import type { BillingType } from '../contracts/delivery/billing-type.ts';
import { addDays, type Day } from '../shared/day.ts';

/** Both days inclusive. */
export interface ReadingWindow {
  readonly opensOn: Day;
  /** Also the last day of the billing period. */
  readonly closesOn: Day;
}

/** Day of the billing period's last month on which its window opens. */
const OPENING = '16';

/** Returns the window of the billing period that contains a day, open or not (lettura.finestra.1). */
export function readingWindow(billingType: BillingType | undefined, day: Day): ReadingWindow {
  const { end } = billingPeriod(billingType, day);
  return { opensOn: `${end.slice(0, 8)}${OPENING}`, closesOn: end };
}

/** Returns the following window. */
export function nextReadingWindow(billingType: BillingType | undefined, { closesOn }: ReadingWindow): ReadingWindow {
  return readingWindow(billingType, addDays(closesOn, 1));
}

/** Returns true for a day in a window, first and last day included. */
export function isInWindow({ opensOn, closesOn }: ReadingWindow, day: Day): boolean {
  return opensOn <= day && day <= closesOn;
}
