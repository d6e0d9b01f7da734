import { addDays, weekdayOf } from './day.ts';
import type { Day } from './day.ts';

/** The ten fixed holidays, as `MM-DD` (formato.giorni.4), without Easter. */
export const FIXED_HOLIDAYS = [
  '01-01',
  '01-06',
  '04-25',
  '05-01',
  '06-02',
  '08-15',
  '11-01',
  '12-08',
  '12-25',
  '12-26',
] as const;

/** Returns true on one of the ten fixed holidays of formato.giorni.4. */
export function isHoliday(day: Day): boolean {
  return (FIXED_HOLIDAYS as readonly string[]).includes(day.slice(5));
}

/** Returns the fixed holidays between two days, both included, in order. */
export function holidaysBetween(first: Day, last: Day): Day[] {
  const years = Array.from({ length: yearOf(last) - yearOf(first) + 1 }, (_, at) => yearOf(first) + at);
  return years
    .flatMap((year) => FIXED_HOLIDAYS.map((date) => `${year}-${date}`))
    .filter((day) => first <= day && day <= last);
}

const yearOf = (day: Day) => Number(day.slice(0, 4));

/** Returns true from Monday to Saturday: Saturday counts as a weekday (formato.giorni.4). */
export function isWeekday(day: Day): boolean {
  return weekdayOf(day) !== 7;
}

/** Returns true when the day is neither a Sunday nor a holiday (formato.giorni.4). */
export function isWorkDay(day: Day): boolean {
  return isWeekday(day) && !isHoliday(day);
}

/**
 * Returns the first `count` working days from a day on, the day itself included if it is one, in order
 * (prenotazione.regole.3: the technician's dates are 30 of them from the first date offered).
 */
export function workDaysFrom(first: Day, count: number): Day[] {
  const days: Day[] = [];
  for (let day = first; days.length < count; day = addDays(day, 1)) {
    if (isWorkDay(day)) days.push(day);
  }
  return days;
}
