export { clockMinuteOf, isRepeated, overlaid, stepsOf, sumOfCurves, utcOffsetOf } from './curve.ts';
export type { CurveStep, CurveSum, DayCurve, UtcOffset } from './curve.ts';
export { bandsByHour, HOUR_BANDS } from './band.ts';
export type { HourBand } from './band.ts';
export { CONSUMPTION_KINDS } from './consumption.ts';
export type { Consumption, ConsumptionHistory } from './consumption.ts';
export { billedCost, costOfDays, eurosOf, pricesOn, unitPrices, yearEarlier } from './price.ts';
export type { BilledPrices, UnitPrices } from './price.ts';
export { comparedBill, comparedDays, measuredTotals, sumOfComparisons } from './comparison.ts';
export type { YearComparison } from './comparison.ts';
export { LEAST_DAYS, meaningOf } from './meaning.ts';
export type { ConsumptionMeaning } from './meaning.ts';
export { besideHouseholds } from './household.ts';
export type { HouseholdComparison } from './household.ts';
export type { ConsumptionCurves } from './curves.ts';
export {
  FORECAST_DAYS,
  FORECAST_OBSTACLES,
  forecastOf,
  monthlyCharges,
  runningPeriod,
  THRESHOLD_CENTS,
} from './forecast.ts';
export type { BillForecast, ConsumptionOutlook, ForecastObstacle } from './forecast.ts';
