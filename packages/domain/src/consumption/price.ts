import { chargedQuantity, type BillLine } from '../bills/lines/line.ts';
import { addDays, type Day } from '../shared/day.ts';
import type { Cents } from '../shared/cents.ts';
import { HOUR_BANDS, type HourBand } from './band.ts';
import { sumOfCurves, type CurveSum, type DayCurve } from './curve.ts';

/** Unit price per band in euros with VAT; includes only charges that depend on consumption. */
export type UnitPrices = Readonly<Record<HourBand, number>>;

export interface BilledPrices {
  readonly billNumber: string;
  readonly periodStart: Day;
  readonly periodEnd: Day;
  readonly prices: UnitPrices;
}

type PriceLine = Pick<BillLine, 'kind' | 'part' | 'band' | 'quantity' | 'amount' | 'vatRate'> &
  Partial<Pick<BillLine, 'periodStart' | 'periodEnd'>>;

/**
 * Returns the unit prices from the lines of a bill (consumo.prezzo.1): the seller's price per band, plus the average
 * of network and excise. Undefined when the bill charges no consumption or credits more than it charges.
 */
export function unitPrices(lines: readonly PriceLine[]): UnitPrices | undefined {
  const charged = lines.filter(({ quantity }) => quantity === undefined || quantity > 0);
  // A credit for an earlier bill does not affect the unit price.
  const sold = charged.filter(({ kind, part, amount }) => kind === 'QUOTA_CONSUMI' && part !== 'RETE' && amount >= 0);
  const used = chargedQuantity(sold);
  if (used <= 0) return undefined;
  const others = charged.filter(({ kind, part }) => kind === 'ACCISE' || (kind === 'QUOTA_CONSUMI' && part === 'RETE'));
  const shared = eurosOfLines(others) / used;
  const average = eurosOfLines(sold) / used;
  const priceIn = (band: HourBand) => {
    const own = sold.filter((line) => line.band === band);
    const quantity = chargedQuantity(own);
    return (quantity > 0 ? eurosOfLines(own) / quantity : average) + shared;
  };
  const prices = { F1: priceIn('F1'), F2: priceIn('F2'), F3: priceIn('F3') };
  return HOUR_BANDS.every((band) => prices[band] > 0) ? prices : undefined;
}

/** Sums up all charges that depend on consumption. */
export function billedCost(lines: readonly PriceLine[]): Cents {
  const grows = lines.filter(({ kind }) => kind === 'QUOTA_CONSUMI' || kind === 'ACCISE');
  return Math.round(eurosOfLines(grows) * 100);
}

const eurosOfLines = (lines: readonly PriceLine[]) =>
  lines.reduce((sum, { amount, vatRate = 0 }) => sum + (amount / 100) * (1 + vatRate / 100), 0);

/**
 * Returns the prices of a day (consumo.prezzo.2): those of its bill, else of the bill before it, else of the first
 * one.
 */
export function pricesOn(billed: readonly BilledPrices[], day: Day): UnitPrices | undefined {
  const own = billed.find(({ periodStart, periodEnd }) => periodStart <= day && day <= periodEnd);
  const before = billed
    .filter(({ periodEnd }) => periodEnd < day)
    .toSorted(byEnd)
    .at(-1);
  return (own ?? before ?? billed.toSorted(byEnd)[0])?.prices;
}

const byEnd = (one: BilledPrices, other: BilledPrices) => one.periodEnd.localeCompare(other.periodEnd);

/**
 * Returns the cost in euros of a sum in thousandths, not rounded (consumo.prezzo.2); `factor` converts the meter's
 * unit into the billed unit, such as C for gas.
 */
export function eurosOf({ bands }: Pick<CurveSum, 'bands'>, prices: UnitPrices, factor: number): number {
  return HOUR_BANDS.reduce((sum, band) => sum + (bands[band] / 1000) * factor * prices[band], 0);
}

/** Returns the cost of days, each at its own prices, rounded once (consumo.prezzo.2); undefined without prices. */
export function costOfDays(days: readonly DayCurve[], billed: readonly BilledPrices[], factor = 1): Cents | undefined {
  if (billed.length === 0) return undefined;
  const euros = days.map((curve) => {
    const prices = pricesOn(billed, curve.day);
    return prices === undefined ? 0 : eurosOf(sumOfCurves([curve]), prices, factor);
  });
  return Math.round(euros.reduce((sum, each) => sum + each, 0) * 100);
}

/** Returns the same day a year earlier; the leap day maps to the day before it (consumo.confronto.1). */
export function yearEarlier(day: Day): Day {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0');
  return day.endsWith('-02-29') ? addDays(`${year}-03-01`, -1) : `${year}${day.slice(4)}`;
}
