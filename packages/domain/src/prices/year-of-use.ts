import { HOUR_BANDS, type HourBand } from '../consumption/band.ts';
import { sumOfCurves, type DayCurve } from '../consumption/curve.ts';
import { yearEarlier } from '../consumption/price.ts';
import { addDays, daysBetween, type Day } from '../shared/day.ts';

/** Sources of a year's use, the most exact first (prezzi.anno.5). */
export const USE_ORIGINS = ['CURVE', 'BOLLETTE', 'CONSUMO_ANNUO'] as const;
export type UseOrigin = (typeof USE_ORIGINS)[number];

/** Consumption of a supply in about twelve months. */
export interface YearOfUse {
  readonly from: Day;
  /** Inclusive. */
  readonly until: Day;
  readonly unit: 'kWh' | 'Smc';
  /** In the unit, at most 3 decimals. */
  readonly total: number;
  readonly bands: Readonly<Record<HourBand, number>> | undefined;
  readonly origin: UseOrigin;
}

/** Returns the first day of the twelve months that end with a day. */
export function firstDayOfYear(until: Day): Day {
  return addDays(yearEarlier(until), 1);
}

interface MeasuredUnit {
  readonly unit: YearOfUse['unit'];
  /** Standard cubic metres in a cubic metre of the meter; 1 for electricity. */
  readonly factor: number;
}

/**
 * Returns the twelve months of curves that end with the last known day (prezzi.anno.5); undefined where a day or a
 * value of them is not known.
 *
 * @param days oldest first, each once
 */
export function yearOfCurves(days: readonly DayCurve[], { unit, factor }: MeasuredUnit): YearOfUse | undefined {
  const until = days.at(-1)?.day;
  if (until === undefined) return undefined;
  const from = firstDayOfYear(until);
  const year = days.filter(({ day }) => day >= from);
  const isWhole = year.length === daysBetween(from, until) + 1;
  if (!isWhole || year.some(({ values }) => values.includes(null))) return undefined;
  const { total, bands } = sumOfCurves(year);
  const inUnit = (value: number) => Math.round(value * factor) / 1000;
  return {
    from,
    until,
    unit,
    total: inUnit(total),
    bands: unit === 'kWh' ? bandsOf((band) => inUnit(bands[band])) : undefined,
    origin: 'CURVE',
  };
}

/** Consumption that a bill charges. */
export interface BilledUse {
  readonly periodStart: Day;
  readonly periodEnd: Day;
  readonly quantity: number;
  readonly bands: Readonly<Record<HourBand, number>> | undefined;
}

/** Days of the bills that count as a year: their periods rarely end on its day. */
const YEAR_DAYS = { least: 360, most: 370 };

/**
 * Returns the year of the last bills (prezzi.anno.5), which follow each other without a gap and together have 360 to
 * 370 days; undefined where they don't.
 *
 * @param bills oldest first, one for each period
 */
export function yearOfBills(bills: readonly BilledUse[], unit: YearOfUse['unit']): YearOfUse | undefined {
  const until = bills.at(-1)?.periodEnd;
  if (until === undefined) return undefined;
  const year: BilledUse[] = [];
  let from = addDays(until, 1);
  for (const bill of bills.toReversed()) {
    const isNext = addDays(bill.periodEnd, 1) === from;
    if (!isNext || daysBetween(bill.periodStart, until) + 1 > YEAR_DAYS.most) break;
    year.push(bill);
    from = bill.periodStart;
  }
  if (daysBetween(from, until) + 1 < YEAR_DAYS.least) return undefined;
  const sum = (amount: (bill: BilledUse) => number) =>
    Math.round(year.reduce((total, bill) => total + amount(bill), 0) * 1000) / 1000;
  return {
    from,
    until,
    unit,
    total: sum(({ quantity }) => quantity),
    bands: year.every(({ bands }) => bands !== undefined)
      ? bandsOf((band) => sum(({ bands }) => bands?.[band] ?? 0))
      : undefined,
    origin: 'BOLLETTE',
  };
}

function bandsOf(amount: (band: HourBand) => number): Readonly<Record<HourBand, number>> {
  return Object.fromEntries(HOUR_BANDS.map((band) => [band, amount(band)])) as Record<HourBand, number>;
}
