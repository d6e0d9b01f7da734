import { daysBetween, type Day, type MeterReading } from '@sportello/domain';

export interface Used {
  readonly from: Day;
  readonly to: Day;
  readonly total: number;
  /** Normalized to 30 days, so that intervals of different length compare. */
  readonly monthly: number;
  readonly isEstimated: boolean;
}

/**
 * Consumption between consecutive readings, oldest first. Skips rejected readings and intervals in which the meter
 * was replaced or reset.
 *
 * @param readings latest first; of one day the better one first
 */
export function usedBetween(readings: readonly MeterReading[]): readonly Used[] {
  const counted = readings
    .filter(({ state }) => state !== 'RIFIUTATA')
    .filter(({ date }, at, all) => all[at - 1]?.date !== date)
    .toReversed();
  return counted.flatMap((reading, at): Used[] => {
    const before = counted[at - 1];
    if (before === undefined || before.meterNumber !== reading.meterNumber) return [];
    const total = sumOf(reading) - sumOf(before);
    if (total < 0) return [];
    const isEstimated = reading.kind === 'STIMATA' || before.kind === 'STIMATA';
    const monthly = (total / daysBetween(before.date, reading.date)) * 30;
    return [{ from: before.date, to: reading.date, total, monthly, isEstimated }];
  });
}

function sumOf({ values }: MeterReading): number {
  return values.reduce((sum, { value }) => sum + value, 0);
}
