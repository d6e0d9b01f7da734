import { sumCents, type Cents } from '../../shared/cents.ts';
import { addDays, daysBetween, type Day } from '../../shared/day.ts';
import type { BillDetail } from '../detail.ts';
import { vatGroups, vatOn, type BillLine } from '../lines/line.ts';

/** A line of a bill, or the part of it that covers days older than two years at issue. */
export interface PrescribedLine {
  readonly line: BillLine;
  readonly amount: Cents;
  readonly from: Day;
  /** Inclusive. */
  readonly to: Day;
}

/** The part of a bill that the customer need not pay (bolletta.prescrizione.1). */
export interface Prescription {
  /** The first day that is recent enough. */
  readonly before: Day;
  readonly lines: readonly PrescribedLine[];
  /** The VAT that the bill has on these lines. */
  readonly tax: Cents;
  /** Lines and VAT together. */
  readonly amount: Cents;
}

type Prescribing = Pick<BillDetail, 'commodityType' | 'issueDate' | 'periodStart' | 'periodEnd' | 'lines'>;

/**
 * Returns the part of a supply's bill for consumption more than 24 months before its issue (bolletta.prescrizione.1:
 * ARERA 569/2018 and 184/2020). A line that begins before and ends after that day counts by its days. Undefined for an
 * invoice of a service, and where nothing is owed for that time.
 */
export function prescriptionOf(bill: Prescribing): Prescription | undefined {
  if (bill.commodityType === undefined) return undefined;
  const before = twoYearsBefore(bill.issueDate);
  const lines = bill.lines.flatMap((line) => prescribedLine(line, bill, before) ?? []);
  const tax = taxOn(lines, bill.lines);
  const amount = sumCents(lines.map((each) => each.amount)) + tax;
  return amount > 0 ? { before, lines, tax, amount } : undefined;
}

function twoYearsBefore(day: Day): Day {
  const year = String(Number(day.slice(0, 4)) - 2);
  // The 29 February of a leap year has no day two years before.
  return `${year}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`;
}

/** The fee of public television is a tax, which has a longer term; VAT is computed for all lines together. */
const isFreeOfTerm = ({ kind }: BillLine) => kind === 'IVA' || kind === 'CANONE_RAI';

function prescribedLine(line: BillLine, bill: Prescribing, before: Day): PrescribedLine | undefined {
  const [from, end] = daysOf(line, bill);
  if (isFreeOfTerm(line) || from === undefined || end === undefined || from >= before || end < from) return undefined;
  const to = end < before ? end : addDays(before, -1);
  const amount = partOf(line.amount, daysBetween(from, to) + 1, daysBetween(from, end) + 1);
  return { line, amount, from, to };
}

/** Returns the first and last day of a line; where it has one of them alone, the bill's other one if it fits. */
function daysOf({ periodStart, periodEnd }: BillLine, bill: Prescribing): readonly [Day | undefined, Day | undefined] {
  const from = periodStart ?? bill.periodStart;
  const end = periodEnd ?? bill.periodEnd;
  if (from !== undefined && end !== undefined && from <= end) return [from, end];
  if (periodStart !== undefined && periodEnd !== undefined) return [periodStart, periodEnd];
  const only = periodStart ?? periodEnd;
  return [only, only];
}

/** Rounds half away from zero; never -0, which words would show as a negative amount. */
function partOf(amount: Cents, days: number, of: number): Cents {
  return Math.sign(amount) * Math.round((Math.abs(amount) * days) / of) + 0;
}

/** Returns the VAT that the bill would not have without the prescribed lines. */
function taxOn(prescribed: readonly PrescribedLine[], all: readonly BillLine[]): Cents {
  const taxes = vatGroups(all).map(({ rate, nature, taxable, tax }) => {
    const own = prescribed.filter(({ line }) => (line.vatRate ?? 0) === rate && line.vatNature === nature);
    return own.length === 0 || tax === 0 ? 0 : tax - vatOn(taxable - sumCents(own.map((each) => each.amount)), rate);
  });
  return sumCents(taxes);
}
