import { daysBetween, type Day, type MeterReading } from '@sportello/domain';

/** What a meter counted between two readings. */
export interface Used {
  readonly from: Day;
  readonly to: Day;
  readonly total: number;
  /** In a usual month of 30 days, so that long and short times compare. */
  readonly monthly: number;
  /** One of its ends is an estimate. */
  readonly isEstimated: boolean;
}

/**
 * What was used between readings that follow each other, oldest first. Nothing is said where the
 * meter is another one or has begun again, and of readings that were refused.
 *
 * @param readings the latest first, of one day the better one first
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
