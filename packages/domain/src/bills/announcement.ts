import { addDays, type Day } from '../shared/day.ts';
import { payability, type PayabilityClass, type PayableFacts } from './payability.ts';

/** What customers are told of a bill, each thing once (bolletta.avvisi.1). */
export const BILL_ANNOUNCEMENTS = ['ISSUED', 'DUE_SOON', 'OVERDUE'] as const;
export type BillAnnouncement = (typeof BILL_ANNOUNCEMENTS)[number];

/** A bill is due soon from so many days before its day (bolletta.avvisi.1). */
export const DUE_SOON_DAYS = 5;

/** What was issued, or fell due, longer ago is told to nobody any more: it came in with old bills (bolletta.avvisi.1). */
const DAYS_OF_NEWS = 14;

/** Of what pays by itself nothing is due: only a debit that failed is the customer's again. */
const classes: Readonly<Record<Exclude<BillAnnouncement, 'ISSUED'>, readonly PayabilityClass[]>> = {
  DUE_SOON: ['PAYABLE_NOT_YET_DUE'],
  OVERDUE: ['PAYABLE_OVERDUE', 'RECURRING_FAILED'],
};

/** Whether the customer is told of a bill, given that its day is right (bolletta.avvisi.1). */
export function announcementIsDue(kind: BillAnnouncement, bill: PayableFacts, today: Day): boolean {
  return kind === 'ISSUED' || classes[kind].includes(payability(bill, today));
}

/** The days, both included, on which a bill was issued or falls due of which a customer is told today (bolletta.avvisi.1). */
export function announcementDays(kind: BillAnnouncement, today: Day): { readonly from: Day; readonly to: Day } {
  switch (kind) {
    case 'ISSUED':
      return { from: addDays(today, -DAYS_OF_NEWS), to: today };
    case 'DUE_SOON':
      return { from: today, to: addDays(today, DUE_SOON_DAYS) };
    case 'OVERDUE':
      return { from: addDays(today, -DAYS_OF_NEWS), to: addDays(today, -1) };
  }
}
