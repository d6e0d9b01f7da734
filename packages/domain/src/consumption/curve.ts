import { addDays, weekdayOf, type Day } from '../shared/day.ts';
import { bandsByHour, type HourBand } from './band.ts';

/** How long a value of a curve goes, in minutes: a quarter of an hour or an hour. */
export type CurveStep = 15 | 60;

/** What a supply used in one day, step by step from midnight (consumo.curva.1). */
export interface DayCurve {
  readonly day: Day;
  readonly step: CurveStep;
  /** Wh of electricity or litres of gas; null where nothing is known of a step (consumo.curva.3). */
  readonly values: readonly (number | null)[];
  readonly isEstimated: boolean;
}

/**
 * Hours of a day in Rome: 23 on the last Sunday of March, 25 on that of October (consumo.curva.2). By the
 * rule of the Union, which has stood since 1996, because a year of days must not cost a look at time zones each.
 */
export function hoursOf(day: Day): 23 | 24 | 25 {
  if (Number(day.slice(8)) < 25 || weekdayOf(day) !== 7) return 24;
  const month = day.slice(5, 7);
  if (month === '03') return 23;
  return month === '10' ? 25 : 24;
}

/** How many values a whole day has: 96 quarters, but 92 or 100 where the clock changes (consumo.curva.2). */
export function stepsOf(day: Day, step: CurveStep): number {
  return (hoursOf(day) * 60) / step;
}

/** The minute of the day that the clock shows when a step begins (consumo.curva.2). */
export function clockMinuteOf(day: Day, step: CurveStep, at: number): number {
  const passed = at * step;
  const hours = hoursOf(day);
  // At two the clock goes on to three; at three it goes back to two.
  if (hours === 23 && passed >= 120) return passed + 60;
  return hours === 25 && passed >= 180 ? passed - 60 : passed;
}

/** By how much the clock is ahead of UTC when a step begins. */
export type UtcOffset = '+01:00' | '+02:00';

export function utcOffsetOf(day: Day, step: CurveStep, at: number): UtcOffset {
  const hours = hoursOf(day);
  const isLater = at * step >= (hours === 23 ? 120 : 180);
  if (hours !== 24) return (hours === 23) === isLater ? '+02:00' : '+01:00';
  return isSummer(day) ? '+02:00' : '+01:00';
}

/** True of the steps of the two hours that the clock shows alike, on the day that has 25. */
export function isRepeated(day: Day, step: CurveStep, at: number): boolean {
  return hoursOf(day) === 25 && at * step >= 120 && at * step < 240;
}

/** Between the last Sundays of March and October, of which neither is asked for. */
function isSummer(day: Day): boolean {
  const month = Number(day.slice(5, 7));
  if (month !== 3 && month !== 10) return month > 3 && month < 10;
  const end = `${day.slice(0, 8)}31`;
  const change = addDays(end, -(weekdayOf(end) % 7));
  return month === 3 ? day > change : day < change;
}

/** What was used in each band, and of how many steps nothing is known. */
export interface CurveSum {
  readonly total: number;
  readonly bands: Readonly<Record<HourBand, number>>;
  readonly missing: number;
}

/** What days sum up to, split into bands by the clock (lettura.fasce.2). */
export function sumOfCurves(curves: readonly DayCurve[]): CurveSum {
  const bands = { F1: 0, F2: 0, F3: 0 };
  let missing = 0;
  for (const { day, step, values } of curves) {
    const byHour = bandsByHour(day);
    for (const [at, value] of values.entries()) {
      if (value === null) missing += 1;
      else bands[byHour[Math.floor(clockMinuteOf(day, step, at) / 60)] ?? 'F3'] += value;
    }
  }
  return { total: bands.F1 + bands.F2 + bands.F3, bands, missing };
}

/** A newer curve of a day over the one that stood: where the newer has a gap of the same steps, the older stays (consumo.curva.4). */
export function overlaid(newer: DayCurve, older: DayCurve | undefined): DayCurve {
  if (older?.step !== newer.step) return newer;
  return { ...newer, values: newer.values.map((value, at) => value ?? older.values[at] ?? null) };
}
