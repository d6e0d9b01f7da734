import type { BillDetail, BillReading } from '../detail.ts';
import { lineAmount, vatGroups, vatOn, type BillLine } from '../lines/line.ts';
import type { BandValue } from '../../readings/meter.ts';
import { sumCents, type Cents } from '../../shared/cents.ts';
import { daysBetween, type Day } from '../../shared/day.ts';

/** A reading that the customer took of the meter. */
export interface TakenReading {
  readonly date: Day;
  readonly values: readonly BandValue[];
}

/** A bill as it would have been with a reading of the customer (reclami.rettifica.2). */
export interface BillCorrection {
  /** In the bill's own unit. */
  readonly consumption: number;
  /** Undefined where the bill has no line for the price of energy. */
  readonly amount: Cents | undefined;
}

type CorrectedBill = Pick<BillDetail, 'readings' | 'consumption' | 'lines'>;

/**
 * Returns what a bill would have been with a reading of the customer (reclami.rettifica.2): the units between the
 * bill's first reading and this one, spread evenly over their days, of which the bill's days count. Undefined where the
 * bill's readings can't be compared with it: fewer than two, other bands, or a reading that is not later and higher
 * than the first.
 */
export function correctBill(bill: CorrectedBill, taken: TakenReading): BillCorrection | undefined {
  const [first, last] = [bill.readings[0], bill.readings.at(-1)];
  if (first === undefined || last === undefined || bill.consumption === undefined) return undefined;
  const billed = unitsBetween(first, last);
  const used = unitsBetween(first, taken);
  const [billedDays, usedDays] = [daysBetween(first.date, last.date), daysBetween(first.date, taken.date)];
  if (billed === undefined || used === undefined || billed <= 0 || used < 0) return undefined;
  if (billedDays <= 0 || usedDays <= 0) return undefined;
  const ratio = ((used / usedDays) * billedDays) / billed;
  return { consumption: Math.round(bill.consumption * ratio), amount: scaledAmount(bill.lines, ratio) };
}

function unitsBetween(from: Pick<BillReading, 'values'>, to: Pick<BillReading, 'values'>): number | undefined {
  if (from.values.length !== to.values.length) return undefined;
  const units = from.values.map(({ band, value }) => {
    const later = to.values.find((each) => each.band === band);
    return later === undefined ? Number.NaN : later.value - value;
  });
  const sum = units.reduce((total, each) => total + each, 0);
  return Number.isNaN(sum) ? undefined : sum;
}

const grows = ({ kind }: BillLine) => kind === 'QUOTA_CONSUMI' || kind === 'ACCISE';

/** Returns the amount of a bill without what depends on consumption; undefined where that is not told apart. */
export function amountWithoutConsumption(lines: readonly BillLine[]): Cents | undefined {
  return scaledAmount(lines, 0);
}

/** Scales the lines that depend on consumption, and computes VAT anew. */
function scaledAmount(lines: readonly BillLine[], ratio: number): Cents | undefined {
  if (!lines.some(({ kind }) => kind === 'QUOTA_CONSUMI')) return undefined;
  const scaled = lines.map((line) =>
    grows(line) ? { ...line, amount: lineAmount({ quantity: ratio, unitPrice: line.amount / 100 }) } : line,
  );
  const taxables = new Map(vatGroups(scaled).map(({ rate, nature, taxable }) => [`${rate} ${nature ?? ''}`, taxable]));
  const taxes = vatGroups(lines).map(({ rate, nature, taxable, tax }) => {
    const now = taxables.get(`${rate} ${nature ?? ''}`) ?? 0;
    // Without a line of VAT the group has none, whatever its rate.
    return tax === 0 || now === taxable ? tax : vatOn(now, rate);
  });
  return sumCents([...scaled.filter(({ kind }) => kind !== 'IVA').map(({ amount }) => amount), ...taxes]);
}
