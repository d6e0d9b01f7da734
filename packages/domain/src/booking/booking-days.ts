import { dayInRome } from '../shared/day.ts';
import { instantInRome, minutesIntoDay } from '../shared/time-of-day.ts';
import type { Day, Instant } from '../shared/day.ts';
import { isWorkDay, workDaysFrom } from '../shared/working-days.ts';
import type { SupportType } from './mode.ts';

/** Number of working days that can be booked (prenotazione.capienza.2). */
export const BOOKABLE_WORK_DAYS = { VIDEOCALL: 10, EXIT_TECHNICAL: 45 } as const satisfies Record<SupportType, number>;

/** Minimum minutes between booking and start (prenotazione.capienza.2). */
export const BOOKING_LEAD_MINUTES = { VIDEOCALL: 30, EXIT_TECHNICAL: 720 } as const satisfies Record<
  SupportType,
  number
>;

/** Times of day in Rome, `HH:mm`. */
export interface DayWindow {
  readonly starts: string;
  readonly ends: string;
}

/** Returns the working days that can be booked at a moment, today included (prenotazione.capienza.2). */
export function bookableDays(type: SupportType, now: Instant): Day[] {
  return workDaysFrom(dayInRome(now), BOOKABLE_WORK_DAYS[type]);
}

/** Returns true when the start is far enough in the future to be booked (prenotazione.capienza.2). */
export function isBookable(type: SupportType, day: Day, starts: string, now: Instant): boolean {
  return instantInRome(day, starts) - now >= BOOKING_LEAD_MINUTES[type] * 60_000;
}

export type DayFault = 'DAY_IN_PAST' | 'DAY_NOT_WORKING' | 'DAY_TOO_FAR' | 'TOO_LATE';

/**
 * Returns the reason why a start cannot be booked (prenotazione.capienza.2), regardless of technicians' availability.
 */
export function dayFault(type: SupportType, day: Day, starts: string, now: Instant): DayFault | undefined {
  if (day < dayInRome(now)) return 'DAY_IN_PAST';
  if (!isWorkDay(day)) return 'DAY_NOT_WORKING';
  const last = bookableDays(type, now).at(-1);
  if (last !== undefined && day > last) return 'DAY_TOO_FAR';
  return isBookable(type, day, starts, now) ? undefined : 'TOO_LATE';
}

/** Returns the days shown for a technician: 30 working days from the first one offered (prenotazione.regole.3). */
export function technicianDays(offered: readonly Day[], count: number): Day[] {
  const [first] = offered.toSorted();
  return first === undefined ? [] : workDaysFrom(first, count);
}

/** Returns true when one person cannot attend both on one day, travel time included (prenotazione.capienza.3). */
export function areTooNear(one: DayWindow, other: DayWindow, travelMinutes: number): boolean {
  const [first, second] = one.starts <= other.starts ? [one, other] : [other, one];
  return minutesIntoDay(second.starts) - minutesIntoDay(first.ends) < travelMinutes;
}
