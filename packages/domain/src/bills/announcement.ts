import { addDays, type Day } from '../shared/day.ts';
import { payability, type PayabilityClass, type PayableFacts } from './payability.ts';

/** Notifications about a bill, each sent once (bolletta.avvisi.1). */
export const BILL_ANNOUNCEMENTS = ['ISSUED', 'ANOMALOUS', 'DUE_SOON', 'OVERDUE'] as const;
export type BillAnnouncement = (typeof BILL_ANNOUNCEMENTS)[number];

/** A bill counts as due soon from this many days before its due date (bolletta.avvisi.1). */
export const DUE_SOON_DAYS = 5;

/**
 * Bills issued or due longer ago are not announced, because they come from an import of old bills
 * (bolletta.avvisi.1).
 */
const DAYS_OF_NEWS = 14;

/** Bills paid automatically are announced only after a failed debit. */
const classes: Readonly<Record<Exclude<BillAnnouncement, 'ISSUED'>, readonly PayabilityClass[]>> = {
  ANOMALOUS: ['PAYABLE_NOT_YET_DUE', 'RECURRING_PAYABLE_IN_ADVANCE'],
  DUE_SOON: ['PAYABLE_NOT_YET_DUE'],
  OVERDUE: ['PAYABLE_OVERDUE', 'RECURRING_FAILED'],
};

/** Returns true when the customer is to be notified of a bill whose date already matches (bolletta.avvisi.1). */
export function announcementIsDue(kind: BillAnnouncement, bill: PayableFacts, today: Day): boolean {
  return kind === 'ISSUED' || classes[kind].includes(payability(bill, today));
}

/** Returns the inclusive range of issue or due dates that are announced today (bolletta.avvisi.1). */
export function announcementDays(kind: BillAnnouncement, today: Day): { readonly from: Day; readonly to: Day } {
  switch (kind) {
    case 'ISSUED':
    case 'ANOMALOUS':
      return { from: addDays(today, -DAYS_OF_NEWS), to: today };
    case 'DUE_SOON':
      return { from: today, to: addDays(today, DUE_SOON_DAYS) };
    case 'OVERDUE':
      return { from: addDays(today, -DAYS_OF_NEWS), to: addDays(today, -1) };
  }
}
