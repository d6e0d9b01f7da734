import { addDays, billingPeriod, billingTypeFromText, type Day } from '@sportello/domain';
import type { CommodityContractRecord, MeterReadingRecord } from '../../records.ts';
import { added, bandsOf, consumptionOf, meterAtStart, type BandAmounts } from '../consumption.ts';

type UsedReading = Pick<MeterReadingRecord, 'readOn' | 'kind'> & BandAmounts;

/** Whole calendar months that are billed together. */
export interface BilledPeriod {
  readonly start: Day;
  readonly end: Day;
  readonly months: number;
  readonly from: UsedReading;
  readonly to: UsedReading;
  readonly used: BandAmounts;
  /** Error of the estimate that starts the period, to be added to the consumption. */
  readonly correction: number;
}

/**
 * Yields the billed periods of a supply, oldest first and without gaps.
 *
 * @param readings of the supply, oldest first, on last days of months
 */
export function* billedPeriods(
  supply: CommodityContractRecord,
  readings: readonly MeterReadingRecord[],
): Generator<BilledPeriod> {
  const { startDate, endDate } = supply;
  if (startDate === null) return;
  const billingType = supply.billingType === null ? undefined : billingTypeFromText(supply.billingType);
  const beginning = beginningOf(supply, readings);
  if (beginning === undefined) return;
  let { from, start } = beginning;
  let trueStart: BandAmounts = from;
  for (const reading of readings) {
    const { readOn, kind, f0, f1, f2, f3 } = reading;
    // Months inside a billing period have a reading but no bill.
    if (readOn < start || (readOn !== endDate && readOn !== billingPeriod(billingType, readOn).end)) continue;
    const to = { readOn, kind, f0, f1, f2, f3 };
    const months = monthsFrom(start, readOn);
    // An estimate is only corrected at the next measured reading.
    const isMeasured = kind !== 'STIMATA';
    const begin = isMeasured ? trueStart : from;
    const correction = isMeasured ? totalOf(supply, difference(trueStart, from)) : 0;
    yield { start, end: readOn, months: months.length, from, to, used: difference(to, begin), correction };
    trueStart = isMeasured ? to : months.map((month) => consumptionOf(supply, month)).reduce(added, trueStart);
    [from, start] = [to, addDays(readOn, 1)];
  }
}

function beginningOf(
  supply: CommodityContractRecord,
  readings: readonly MeterReadingRecord[],
): { from: UsedReading; start: Day } | undefined {
  const [first] = readings;
  if (first === undefined || supply.startDate === null) return undefined;
  const billingType = supply.billingType === null ? undefined : billingTypeFromText(supply.billingType);
  const isWhole = first.readOn <= billingPeriod(billingType, supply.startDate).end;
  if (isWhole) {
    const { startDate } = supply;
    return { from: { readOn: startDate, kind: 'EFFETTIVA', ...meterAtStart(supply) }, start: startDate };
  }
  const known = readings.find(({ readOn }) => readOn === billingPeriod(billingType, readOn).end);
  if (known === undefined) return undefined;
  const { readOn, kind, f0, f1, f2, f3 } = known;
  return { from: { readOn, kind, f0, f1, f2, f3 }, start: addDays(readOn, 1) };
}

function totalOf(supply: CommodityContractRecord, amounts: BandAmounts): number {
  return bandsOf(supply).reduce((sum, band) => sum + (amounts[band] ?? 0), 0);
}

function difference(one: BandAmounts, other: BandAmounts): BandAmounts {
  const minus = (a: number | null, b: number | null) => (a === null || b === null ? null : a - b);
  return {
    f0: minus(one.f0, other.f0),
    f1: minus(one.f1, other.f1),
    f2: minus(one.f2, other.f2),
    f3: minus(one.f3, other.f3),
  };
}

function monthsFrom(start: Day, end: Day): Day[] {
  const months: Day[] = [];
  for (let month = start; month <= end; month = addDays(billingPeriod('MENSILE', month).end, 1)) months.push(month);
  return months;
}
