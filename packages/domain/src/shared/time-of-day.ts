import { dayInRome, timeInRome, utcFromDay, type Day, type Instant } from './day.ts';

/**
 * Returns the moment at which a day begins in Europe/Rome. Together with the start of the next day it defines the
 * half-open period of the day, 23 to 25 hours long (formato.giorni.3).
 */
export function startOfDayInRome(day: Day): Instant {
  // Rome is one or two hours ahead of UTC, so its midnight is 22:00 or 23:00 UTC the day before.
  const midnightUtc = utcFromDay(day);
  const summer = midnightUtc - 2 * 3_600_000;
  return dayInRome(summer) === day ? summer : midnightUtc - 3_600_000;
}

/**
 * Returns the moment of a time of day `HH:mm` in Europe/Rome (formato.giorni.2). A repeated hour at a clock change is
 * its first occurrence; a skipped one is the hour after it.
 */
export function instantInRome(day: Day, time: string): Instant {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const summer = asUtc - 2 * 3_600_000;
  return timeInRome(summer) === time ? summer : asUtc - 3_600_000;
}

/** Returns the minutes since midnight of a time of day `HH:mm`. */
export function minutesIntoDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
