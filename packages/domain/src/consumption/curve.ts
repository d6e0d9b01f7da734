import { addDays, weekdayOf, type Day } from '../shared/day.ts';
import { bandsByHour, type HourBand } from './band.ts';

/** Minutes covered by one value of a curve. */
export type CurveStep = 15 | 60;

/** Consumption of a supply in one day, in steps from midnight (consumo.curva.1). */
export interface DayCurve {
  readonly day: Day;
  readonly step: CurveStep;
  /** Wh of electricity or litres of gas; null for unknown steps (consumo.curva.3). */
  readonly values: readonly (number | null)[];
  readonly isEstimated: boolean;
}

/**
 * Returns the hours of a day in Rome: 23 on the last Sunday of March, 25 on that of October (consumo.curva.2). Uses
 * the EU rule in force since 1996, because time zone look-ups for each day of a year are too slow.
 */
export function hoursOf(day: Day): 23 | 24 | 25 {
  if (Number(day.slice(8)) < 25 || weekdayOf(day) !== 7) return 24;
  const month = day.slice(5, 7);
  if (month === '03') return 23;
  return month === '10' ? 25 : 24;
}

/**
 * Returns the number of values of a whole day: 96 quarter-hours, or 92 or 100 on a clock change (consumo.curva.2).
 */
export function stepsOf(day: Day, step: CurveStep): number {
  return (hoursOf(day) * 60) / step;
}

/** Returns the minute of the day shown by the clock at the start of a step (consumo.curva.2). */
export function clockMinuteOf(day: Day, step: CurveStep, at: number): number {
  const passed = at * step;
  const hours = hoursOf(day);
  // The clock jumps from 2:00 to 3:00 in March, and back from 3:00 to 2:00 in October.
  if (hours === 23 && passed >= 120) return passed + 60;
  return hours === 25 && passed >= 180 ? passed - 60 : passed;
}

export type UtcOffset = '+01:00' | '+02:00';

export function utcOffsetOf(day: Day, step: CurveStep, at: number): UtcOffset {
  const hours = hoursOf(day);
  const isLater = at * step >= (hours === 23 ? 120 : 180);
  if (hours !== 24) return (hours === 23) === isLater ? '+02:00' : '+01:00';
  return isSummer(day) ? '+02:00' : '+01:00';
}

/** Returns true for steps in the hour that occurs twice on the 25-hour day. */
export function isRepeated(day: Day, step: CurveStep, at: number): boolean {
  return hoursOf(day) === 25 && at * step >= 120 && at * step < 240;
}

/** Not valid for the last Sundays of March and October, which callers handle separately. */
function isSummer(day: Day): boolean {
  const month = Number(day.slice(5, 7));
  if (month !== 3 && month !== 10) return month > 3 && month < 10;
  const end = `${day.slice(0, 8)}31`;
  const change = addDays(end, -(weekdayOf(end) % 7));
  return month === 3 ? day > change : day < change;
}

export interface CurveSum {
  readonly total: number;
  readonly bands: Readonly<Record<HourBand, number>>;
  readonly missing: number;
}

/** Sums up days by band according to the clock (lettura.fasce.2). */
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

/**
 * Merges a newer curve of a day over an older one; gaps keep the older values if the steps are equal
 * (consumo.curva.4).
 */
export function overlaid(newer: DayCurve, older: DayCurve | undefined): DayCurve {
  if (older?.step !== newer.step) return newer;
  return { ...newer, values: newer.values.map((value, at) => value ?? older.values[at] ?? null) };
}
