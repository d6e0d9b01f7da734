import { addDays, weekdayOf, type Day } from '../shared/day.ts';
import { isHoliday } from '../shared/working-days.ts';

/** Hourly electricity bands (lettura.fasce.2). */
export const HOUR_BANDS = ['F1', 'F2', 'F3'] as const;
export type HourBand = (typeof HOUR_BANDS)[number];

/** Computes Gregorian Easter Sunday by the Meeus, Jones and Butcher algorithm. */
function easterOf(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const corrected = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - corrected + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  const month = Math.floor(days / 31);
  return `${year}-${String(month).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`;
}

/** Returns true on the ten fixed holidays and Easter Monday (lettura.fasce.1). */
export function isBandHoliday(day: Day): boolean {
  return isHoliday(day) || day === addDays(easterOf(Number(day.slice(0, 4))), 1);
}

/** Returns the bands of the 24 clock hours of a day, from midnight (lettura.fasce.2). */
export function bandsByHour(day: Day): readonly HourBand[] {
  if (weekdayOf(day) === 7 || isBandHoliday(day)) return RESTING;
  return weekdayOf(day) === 6 ? SATURDAY : WORKING;
}

const hours = (bandOf: (hour: number) => HourBand): readonly HourBand[] =>
  Array.from({ length: 24 }, (_, hour) => bandOf(hour));
const WORKING = hours((hour) => {
  if (hour >= 8 && hour < 19) return 'F1';
  return hour >= 7 && hour < 23 ? 'F2' : 'F3';
});
const SATURDAY = hours((hour) => (hour >= 7 && hour < 23 ? 'F2' : 'F3'));
const RESTING = hours(() => 'F3');
