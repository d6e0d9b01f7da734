import type { Cents } from '../../shared/cents.ts';
import { daysBetween } from '../../shared/day.ts';
import type { BillDetail } from '../detail.ts';
import { sumOfLines, type BillLine, type BillLineKind } from '../lines/line.ts';
import { energyReceipt, type ReceiptShare } from '../lines/receipt.ts';

/**
 * Reasons for the difference between two bills (bolletta.confronto.1), in cents; all parts sum up to `difference`.
 */
export interface BillChange {
  readonly difference: Cents;
  readonly quantity: Cents;
  readonly price: Cents;
  readonly days: Cents;
  readonly corrections: Cents;
  readonly tax: Cents;
  /** Bonus, TV fee, services and everything else. */
  readonly other: Cents;
}

export type ComparedBill = Pick<BillDetail, 'lines' | 'periodStart' | 'periodEnd'>;

/**
 * Splits the difference from an earlier bill (bolletta.confronto.1): days at the earlier bill's daily quantity and
 * price, quantity at its price, and price as the remainder of each share, so the parts add up exactly.
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

/** In cents; larger effects come from dividing by almost zero. */
const MOST_EXPLAINED = 10 ** 12;

interface Effects {
  readonly quantity: Cents;
  readonly price: Cents;
  readonly days: Cents;
  /** Difference of shares where one bill has no quantity, or a credit. */
  readonly unknown: Cents;
}

function effectsOf(
  before: ReceiptShare | undefined,
  after: ReceiptShare | undefined,
  days: { readonly previous: number; readonly current: number },
): Effects {
  const difference = (after?.amount ?? 0) - (before?.amount ?? 0);
  const [old, fresh] = [before && measured(before, days.previous), after && measured(after, days.current)];
  // A share that is new or gone has no price to compare.
  if (before === undefined || after === undefined) return { quantity: difference, price: 0, days: 0, unknown: 0 };
  if (old === undefined || fresh === undefined) return { quantity: 0, price: 0, days: 0, unknown: difference };
  // A credit corrects earlier bills and has no price to compare.
  if (before.amount < 0 || after.amount < 0) return { quantity: 0, price: 0, days: 0, unknown: difference };
  if (old.size * old.time === 0) return { quantity: difference, price: 0, days: 0, unknown: 0 };
  const price = before.amount / (old.size * old.time);
  const time = Math.round(old.size * (fresh.time - old.time) * price);
  const quantity = Math.round((fresh.size - old.size) * fresh.time * price);
  // Dividing by almost zero gives a meaningless price, and sums beyond the exact range of numbers.
  if (Math.max(Math.abs(time), Math.abs(quantity)) > MOST_EXPLAINED) {
    return { quantity: 0, price: 0, days: 0, unknown: difference };
  }
  return { quantity, days: time, price: difference - time - quantity, unknown: 0 };
}

/** Consumption shares count units per day, the other shares units per month. */
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
