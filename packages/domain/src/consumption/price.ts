import { chargedQuantity, type BillLine } from '../bills/line.ts';
import { addDays, type Day } from '../shared/day.ts';
import type { Cents } from '../shared/cents.ts';
import { HOUR_BANDS, type HourBand } from './band.ts';
import { sumOfCurves, type CurveSum, type DayCurve } from './curve.ts';

/** What a unit costs in each band, in euros with VAT: all that grows with what is used, and nothing that doesn't. */
export type UnitPrices = Readonly<Record<HourBand, number>>;

/** The prices of a bill, for the days that it is about. */
export interface BilledPrices {
  readonly billNumber: string;
  readonly periodStart: Day;
  readonly periodEnd: Day;
  readonly prices: UnitPrices;
}

type PriceLine = Pick<BillLine, 'kind' | 'part' | 'band' | 'quantity' | 'amount' | 'vatRate'> &
  Partial<Pick<BillLine, 'periodStart' | 'periodEnd'>>;

/**
 * What a unit cost by the lines of a bill (consumo.prezzo.1): of the band what the seller charges, and of
 * every unit what network and excise come to. Undefined where the bill charges no consumption, or takes more back.
 */
export function unitPrices(lines: readonly PriceLine[]): UnitPrices | undefined {
  const charged = lines.filter(({ quantity }) => quantity === undefined || quantity > 0);
  // What is taken back of an earlier bill says nothing of what a unit costs.
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

/** What the lines of a bill charge for what was used, in all. */
export function billedCost(lines: readonly PriceLine[]): Cents {
  const grows = lines.filter(({ kind }) => kind === 'QUOTA_CONSUMI' || kind === 'ACCISE');
  return Math.round(eurosOfLines(grows) * 100);
}

const eurosOfLines = (lines: readonly PriceLine[]) =>
  lines.reduce((sum, { amount, vatRate = 0 }) => sum + (amount / 100) * (1 + vatRate / 100), 0);

/** The prices of a day (consumo.prezzo.2): those of its bill, else of the bill before it, else of the first one. */
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
 * What a sum in thousandths cost in euros, not rounded (consumo.prezzo.2); `factor` makes the unit of the bill of that
 * of the meter, as C does for gas.
 */
export function eurosOf({ bands }: Pick<CurveSum, 'bands'>, prices: UnitPrices, factor: number): number {
  return HOUR_BANDS.reduce((sum, band) => sum + (bands[band] / 1000) * factor * prices[band], 0);
}

/** What days cost, each at its own prices, rounded once (consumo.prezzo.2); undefined where nothing has a price. */
export function costOfDays(days: readonly DayCurve[], billed: readonly BilledPrices[], factor = 1): Cents | undefined {
  if (billed.length === 0) return undefined;
  const euros = days.map((curve) => {
    const prices = pricesOn(billed, curve.day);
    return prices === undefined ? 0 : eurosOf(sumOfCurves([curve]), prices, factor);
  });
  return Math.round(euros.reduce((sum, each) => sum + each, 0) * 100);
}

/** The same days a year earlier: of a leap day the day before it (consumo.confronto.1). */
export function yearEarlier(day: Day): Day {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0');
  return day.endsWith('-02-29') ? addDays(`${year}-03-01`, -1) : `${year}${day.slice(4)}`;
}
