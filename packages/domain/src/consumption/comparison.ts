import { daysBetween, type Day } from '../shared/day.ts';
import { sumOfCurves, type DayCurve } from './curve.ts';
import { wholeDays } from './meaning.ts';
import { yearEarlier } from './price.ts';

/** Totals of the days known in both this year and the year before (consumo.confronto.2). */
export interface YearComparison {
  readonly days: number;
  readonly firstDay: Day;
  readonly lastDay: Day;
  /** Consumption on these days, and on the same days a year before, in one unit. */
  readonly now: number;
  readonly before: number;
}

/** Returns the consumption of each completely known and measured day, in thousandths. */
export function measuredTotals(curves: readonly DayCurve[]): ReadonlyMap<Day, number> {
  return new Map(wholeDays(curves).map((curve) => [curve.day, sumOfCurves([curve]).total]));
}

/**
 * Compares days with the same days a year before; a day missing in either year and 29 February are skipped
 * (consumo.confronto.2).
 */
export function comparedDays(
  days: readonly Day[],
  now: ReadonlyMap<Day, number>,
  before: ReadonlyMap<Day, number>,
): YearComparison | undefined {
  return sumOfComparisons(
    days.map((day) => {
      const [own, other] = [now.get(day), before.get(yearEarlier(day))];
      if (own === undefined || other === undefined || day.endsWith('-02-29')) return undefined;
      return { days: 1, firstDay: day, lastDay: day, now: own, before: other };
    }),
  );
}

interface BilledDays {
  readonly periodStart: Day;
  readonly periodEnd: Day;
  readonly total: number;
  readonly isEstimated: boolean;
}

/** Compares a bill only with one for exactly the same days a year before, because bills have no daily consumption. */
export function comparedBill(bill: BilledDays, all: readonly BilledDays[]): YearComparison | undefined {
  const { periodStart: firstDay, periodEnd: lastDay, total: now } = bill;
  const days = daysBetween(firstDay, lastDay) + 1;
  const same = all.find(
    ({ periodStart, periodEnd }) =>
      periodStart === yearEarlier(firstDay) &&
      periodEnd === yearEarlier(lastDay) &&
      daysBetween(periodStart, periodEnd) + 1 === days,
  );
  if (same === undefined || same.isEstimated || bill.isEstimated) return undefined;
  return { days, firstDay, lastDay, now, before: same.total };
}

/** Sums up comparisons of different days. */
export function sumOfComparisons(all: readonly (YearComparison | undefined)[]): YearComparison | undefined {
  return all.reduce((sum, each) => {
    if (sum === undefined || each === undefined) return sum ?? each;
    return {
      days: sum.days + each.days,
      firstDay: each.firstDay < sum.firstDay ? each.firstDay : sum.firstDay,
      lastDay: each.lastDay > sum.lastDay ? each.lastDay : sum.lastDay,
      now: sum.now + each.now,
      before: sum.before + each.before,
    };
  }, undefined);
}
