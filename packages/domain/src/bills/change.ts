import type { Cents } from '../shared/cents.ts';
import { daysBetween } from '../shared/day.ts';
import type { BillDetail } from './detail.ts';
import { sumOfLines, type BillLine, type BillLineKind } from './line.ts';
import { energyReceipt, type ReceiptShare } from './receipt.ts';

/** Why a bill is higher or lower than another one (bolletta.confronto.1); all parts sum up to `difference`, in cents. */
export interface BillChange {
  readonly difference: Cents;
  /** More or less used in a day, or another power. */
  readonly quantity: Cents;
  /** Dearer or cheaper. */
  readonly price: Cents;
  /** More or fewer days. */
  readonly days: Cents;
  /** Estimates of earlier bills that were corrected. */
  readonly corrections: Cents;
  /** Excise and VAT. */
  readonly tax: Cents;
  /** Bonus, TV fee, services and what else there is. */
  readonly other: Cents;
}

/** What is compared of a bill. */
export type ComparedBill = Pick<BillDetail, 'lines' | 'periodStart' | 'periodEnd'>;

/**
 * Splits what a bill differs by from an earlier one (bolletta.confronto.1): the days at the earlier bill's daily
 * amount and price, the amount at its price, the price as what is left of each share, so that every cent has its place.
 */
export function explainChange(previous: ComparedBill, current: ComparedBill): BillChange {
  const days = { previous: daysOf(previous), current: daysOf(current) };
  const shares = { previous: energyReceipt(previous.lines).shares, current: energyReceipt(current.lines).shares };
  const effects = (['QUOTA_CONSUMI', 'QUOTA_FISSA', 'QUOTA_POTENZA'] as const).map((kind) => {
    const [before, after] = [shares.previous, shares.current].map((all) => all.find((share) => share.kind === kind));
    return effectsOf(before, after, days);
  });
  const sum = (effect: keyof Effects) => effects.reduce((total, each) => total + each[effect], 0);
  const changed = (...kinds: readonly BillLineKind[]) =>
    amountOf(current.lines, kinds) - amountOf(previous.lines, kinds);
  return {
    difference: sumOfLines(current.lines) - sumOfLines(previous.lines),
    quantity: sum('quantity'),
    price: sum('price'),
    days: sum('days'),
    corrections: changed('RICALCOLO'),
    tax: changed('ACCISE', 'IVA'),
    other: sum('unknown') + changed('BONUS', 'CANONE_RAI', 'SERVIZI', 'ALTRO'),
  };
}

/** An effect beyond this, in cents, comes from dividing by almost nothing. */
const MOST_EXPLAINED = 10 ** 12;

interface Effects {
  readonly quantity: Cents;
  readonly price: Cents;
  readonly days: Cents;
  /** Of a share that both have, of which one does not say how much it charges, or gives back. */
  readonly unknown: Cents;
}

function effectsOf(
  before: ReceiptShare | undefined,
  after: ReceiptShare | undefined,
  days: { readonly previous: number; readonly current: number },
): Effects {
  const difference = (after?.amount ?? 0) - (before?.amount ?? 0);
  const [old, fresh] = [before && measured(before, days.previous), after && measured(after, days.current)];
  // Without both there is no price to compare: it is new, or it is gone.
  if (before === undefined || after === undefined) return { quantity: difference, price: 0, days: 0, unknown: 0 };
  if (old === undefined || fresh === undefined) return { quantity: 0, price: 0, days: 0, unknown: difference };
  // What is given back has no price to compare: it corrects earlier bills.
  if (before.amount < 0 || after.amount < 0) return { quantity: 0, price: 0, days: 0, unknown: difference };
  if (old.size * old.time === 0) return { quantity: difference, price: 0, days: 0, unknown: 0 };
  const price = before.amount / (old.size * old.time);
  const time = Math.round(old.size * (fresh.time - old.time) * price);
  const quantity = Math.round((fresh.size - old.size) * fresh.time * price);
  // Dividing by almost nothing gives a price without meaning, and sums beyond the exact range of numbers.
  if (Math.max(Math.abs(time), Math.abs(quantity)) > MOST_EXPLAINED) {
    return { quantity: 0, price: 0, days: 0, unknown: difference };
  }
  return { quantity, days: time, price: difference - time - quantity, unknown: 0 };
}

/** How much, and for how long: units by the day of what is used, units by the month of what is charged by it. */
function measured({ kind, quantity, months }: ReceiptShare, days: number): { size: number; time: number } | undefined {
  if (kind === 'QUOTA_CONSUMI') return quantity === undefined ? undefined : { size: quantity / days, time: days };
  return months === undefined ? undefined : { size: quantity ?? 1, time: months };
}

function daysOf({ periodStart, periodEnd }: ComparedBill): number {
  if (periodStart === undefined || periodEnd === undefined) return 1;
  return Math.max(1, daysBetween(periodStart, periodEnd) + 1);
}

function amountOf(lines: readonly BillLine[], kinds: readonly BillLineKind[]): Cents {
  return sumOfLines(lines.filter((line) => kinds.includes(line.kind)));
}
