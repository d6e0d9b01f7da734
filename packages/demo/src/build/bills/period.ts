import { addDays, billingPeriod, billingTypeFromText, type Day } from '@sportello/domain';
import type { CommodityContractRecord, MeterReadingRecord } from '../../records.ts';
import { added, bandsOf, consumptionOf, meterAtStart, type BandAmounts } from '../consumption.ts';

/** A reading as a bill uses it. */
type UsedReading = Pick<MeterReadingRecord, 'readOn' | 'kind'> & BandAmounts;

/** What a supply is billed for at once: whole calendar months. */
export interface BilledPeriod {
  readonly start: Day;
  readonly end: Day;
  readonly months: number;
  readonly from: UsedReading;
  readonly to: UsedReading;
  /** What was used, in each band that the meter has. */
  readonly used: BandAmounts;
  /** How far the estimate that the period begins with was off: to be added to what was used. */
  readonly correction: number;
}

/**
 * The periods of a supply that its readings tell of, oldest first; each begins where the one before has ended.
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
    // Of the months in between the meter has told, but no bill was made.
    if (readOn < start || (readOn !== endDate && readOn !== billingPeriod(billingType, readOn).end)) continue;
    const to = { readOn, kind, f0, f1, f2, f3 };
    const months = monthsFrom(start, readOn);
    // An estimate stands until somebody has looked at the meter again.
    const isMeasured = kind !== 'STIMATA';
    const begin = isMeasured ? trueStart : from;
    const correction = isMeasured ? totalOf(supply, difference(trueStart, from)) : 0;
    yield { start, end: readOn, months: months.length, from, to, used: difference(to, begin), correction };
    trueStart = isMeasured ? to : months.map((month) => consumptionOf(supply, month)).reduce(added, trueStart);
    [from, start] = [to, addDays(readOn, 1)];
  }
}

/** The day on which a supply began, or the end of the first period that something is known of. */
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

/** The first days of the months from one that begins on a day to one that ends on another. */
function monthsFrom(start: Day, end: Day): Day[] {
  const months: Day[] = [];
  for (let month = start; month <= end; month = addDays(billingPeriod('MENSILE', month).end, 1)) months.push(month);
  return months;
}
