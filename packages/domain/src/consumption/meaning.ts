import { weekdayOf } from '../shared/day.ts';
import type { Cents } from '../shared/cents.ts';
import { bandsByHour, isBandHoliday } from './band.ts';
import { clockMinuteOf, sumOfCurves, type DayCurve } from './curve.ts';
import type { UnitPrices } from './price.ts';

/** Minimum of known days for statements about habits and about a year (consumo.senso.1). */
export const LEAST_DAYS = { habits: 28, year: 330 } as const;

export interface ConsumptionMeaning {
  /** Constant base load in W (consumo.senso.2). */
  readonly baseWatts: number;
  /** Consumption of a low-use day, in thousandths; undefined without a full year (consumo.senso.2). */
  readonly baseDay: number | undefined;
  /** Clock hours with the highest cost on an average day, most expensive first; empty without prices. */
  readonly mostExpensiveHours: readonly { readonly hour: number; readonly cost: Cents }[];
  /** Average per day, in thousandths. */
  readonly weekday: number | undefined;
  readonly weekend: number | undefined;
  /** Yearly saving when a fifth of F1 moves to F3; undefined without a full year (consumo.senso.5). */
  readonly savedByMoving: Cents | undefined;
}

const MOVED = 0.2;

/**
 * Evaluates the days of a supply (consumo.senso.1); undefined with too few complete days.
 *
 * @param days the last year at most
 * @param prices those of the last bill
 */
export function meaningOf(days: readonly DayCurve[], prices: UnitPrices | undefined): ConsumptionMeaning | undefined {
  const whole = wholeDays(days);
  if (whole.length < LEAST_DAYS.habits) return undefined;
  const isRest = ({ day }: DayCurve) => weekdayOf(day) >= 6 || isBandHoliday(day);
  return {
    baseWatts: baseOf(whole),
    baseDay: whole.length < LEAST_DAYS.year ? undefined : lowTenth(whole.map((day) => sumOfCurves([day]).total)),
    mostExpensiveHours: prices === undefined ? [] : mostExpensiveHours(whole, prices),
    weekday: averageOf(whole.filter((day) => !isRest(day))),
    weekend: averageOf(whole.filter(isRest)),
    savedByMoving: prices === undefined || whole.length < LEAST_DAYS.year ? undefined : savedByMoving(whole, prices),
  };
}

/** Returns the days with every step known and measured (consumo.senso.1). */
export function wholeDays(days: readonly DayCurve[]): readonly DayCurve[] {
  return days.filter(({ values, isEstimated }) => !isEstimated && !values.includes(null));
}

/** The 10th percentile of the daily minimums. */
function baseOf(days: readonly DayCurve[]): number {
  const least = days.map(({ values, step }) => (Math.min(...values.map((value) => value ?? 0)) * 60) / step);
  return lowTenth(least);
}

const lowTenth = (values: readonly number[]) =>
  Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length / 10)] ?? 0);

function mostExpensiveHours(days: readonly DayCurve[], prices: UnitPrices) {
  const euros = Array.from({ length: 24 }, () => 0);
  for (const { day, step, values } of days) {
    const bands = bandsByHour(day);
    for (const [at, value] of values.entries()) {
      const hour = Math.floor(clockMinuteOf(day, step, at) / 60);
      euros[hour] = (euros[hour] ?? 0) + ((value ?? 0) / 1000) * prices[bands[hour] ?? 'F3'];
    }
  }
  return euros
    .map((sum, hour) => ({ hour, cost: Math.round((sum / days.length) * 100) }))
    .toSorted((one, other) => other.cost - one.cost || one.hour - other.hour)
    .slice(0, 3);
}

function averageOf(days: readonly DayCurve[]): number | undefined {
  return days.length === 0 ? undefined : Math.round(sumOfCurves(days).total / days.length);
}

/** Without a cheaper F3 there is no saving to advise. */
function savedByMoving(days: readonly DayCurve[], { F1, F3 }: UnitPrices): Cents {
  const aYear = (sumOfCurves(days).bands.F1 / 1000 / days.length) * 365;
  return Math.max(0, Math.round(aYear * MOVED * (F1 - F3) * 100));
}
