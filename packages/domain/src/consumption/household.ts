import { sumOfCurves, type DayCurve } from './curve.ts';
import { LEAST_DAYS, wholeDays } from './meaning.ts';

/** What a home used in a year, beside what homes of so many people use. */
export interface HouseholdComparison {
  /** In the unit of `typical`. */
  readonly used: number;
  readonly typical: number;
  /** How much more than those homes, in whole percent; negative where it is less. */
  readonly percent: number;
}

/**
 * A year of a home beside that of homes like it (consumo.senso.6); undefined where too few days are known whole.
 *
 * @param days the last year at most
 * @param typical what homes of so many people use in a year, in kWh, or in Smc of gas
 * @param factor what a unit of the meter is of that unit: 1, or the coefficient C of gas
 */
export function besideHouseholds(
  days: readonly DayCurve[],
  typical: number,
  factor: number,
): HouseholdComparison | undefined {
  const whole = wholeDays(days);
  if (whole.length < LEAST_DAYS.year || typical <= 0) return undefined;
  const used = (sumOfCurves(whole).total / 1000 / whole.length) * 365 * factor;
  return { used: Math.round(used), typical, percent: Math.round((used / typical - 1) * 100) };
}
