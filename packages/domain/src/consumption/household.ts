import { sumOfCurves, type DayCurve } from './curve.ts';
import { LEAST_DAYS, wholeDays } from './meaning.ts';

export interface HouseholdComparison {
  readonly used: number;
  readonly typical: number;
  /** Difference in whole percent; negative when lower. */
  readonly percent: number;
}

/**
 * Compares a year of consumption with that of similar homes (consumo.senso.6); undefined with too few complete days.
 *
 * @param days the last year at most
 * @param typical yearly consumption of homes with the same number of people, in kWh, or in Smc of gas
 * @param factor converts the meter's unit into that unit: 1, or the coefficient C of gas
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
