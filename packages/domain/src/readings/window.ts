import { billingPeriod } from '../bills/billing-period.ts';
import type { BillingType } from '../contracts/billing-type.ts';
import { addDays, type Day } from '../shared/day.ts';

/** The days in which a reading is used, both included. */
export interface ReadingWindow {
  readonly opensOn: Day;
  /** Also the last day of the billing period. */
  readonly closesOn: Day;
}

/** The day of the last month of a billing period on which its window opens. */
const OPENING = '16';

/** The window of the billing period that a day lies in, open or not (lettura.finestra.1). */
export function readingWindow(billingType: BillingType | undefined, day: Day): ReadingWindow {
  const { end } = billingPeriod(billingType, day);
  return { opensOn: `${end.slice(0, 8)}${OPENING}`, closesOn: end };
}

/** The window after this one. */
export function nextReadingWindow(billingType: BillingType | undefined, { closesOn }: ReadingWindow): ReadingWindow {
  return readingWindow(billingType, addDays(closesOn, 1));
}

/** Whether a day lies in a window; both its days do. */
export function isInWindow({ opensOn, closesOn }: ReadingWindow, day: Day): boolean {
  return opensOn <= day && day <= closesOn;
}
