import { lineAmount, vatOn } from '../bills/lines/line.ts';
import { sumCents, type Cents } from '../shared/cents.ts';
import type { OfferedPrice } from './component.ts';
import type { YearOfUse } from './year-of-use.ts';

/** Shares of a year's cost in the order in which they are shown (prezzi.anno.2). */
export const YEAR_SHARES = ['ENERGIA', 'FISSA', 'POTENZA', 'RETE', 'IMPOSTE'] as const;
export type YearShare = (typeof YEAR_SHARES)[number];

/** Facts without which a share can't be calculated (prezzi.anno.4). */
export const MISSING_FACTS = ['CONSUMO', 'FASCE', 'POTENZA', 'PREZZO', 'RETE', 'IMPOSTE', 'IVA'] as const;
export type MissingFact = (typeof MISSING_FACTS)[number];

/** Facts of a supply from which a year is calculated; absent ones are not known. */
export interface SupplyUse {
  readonly use: YearOfUse | undefined;
  /** In kW. */
  readonly power: number | undefined;
}

export interface YearCost {
  /** In cents, net of VAT; undefined where not known. */
  readonly shares: Readonly<Record<YearShare, Cents | undefined>>;
  /** On the known shares; undefined where a rate is not known. */
  readonly vat: Cents | undefined;
  /** Sum of all that is known. */
  readonly total: Cents;
  readonly missing: readonly MissingFact[];
}

/** Two years with the same use, by the shares that are known in both. */
export interface YearComparedCost {
  readonly before: YearCost;
  readonly after: YearCost;
  /** Positive when the year after costs more; undefined where the energy is not known in both. */
  readonly difference: Cents | undefined;
}

/** Net amount of a share, and of each VAT rate in it; no rates where one is not known. */
interface NetShare {
  readonly net: Cents;
  readonly rates: ReadonlyMap<number, Cents> | undefined;
}

type NetShares = Readonly<Record<YearShare, NetShare | MissingFact>>;

/**
 * Returns the cost of a year (prezzi.anno.1): each price times what is used in a year, twelve months, or the power in
 * twelve months, each rounded to the cent, and VAT on the sum of each rate.
 */
export function yearCost(prices: readonly OfferedPrice[], supply: SupplyUse): YearCost {
  return costOf(netShares(prices, supply), YEAR_SHARES);
}

/**
 * Returns two years at different prices (prezzi.anno.3): shares that one of them lacks are left out of both, and named
 * as missing.
 */
export function compareYears(
  before: readonly OfferedPrice[],
  after: readonly OfferedPrice[],
  supply: SupplyUse,
): YearComparedCost {
  const both = [netShares(before, supply), netShares(after, supply)] as const;
  const known = YEAR_SHARES.filter((share) => both.every((shares) => isKnown(shares[share])));
  const missing = both.flatMap((shares) => missingIn(shares, YEAR_SHARES));
  const hasRates = both.every((shares) => areRatesKnown(shares, known));
  const [one, other] = both.map((shares): YearCost => {
    const cost = costOf(shares, known);
    const vat = hasRates ? cost.vat : undefined;
    return {
      ...cost,
      vat,
      total: sumCents(known.map((share) => cost.shares[share] ?? 0)) + (vat ?? 0),
      missing: inOrder([...missing, ...(hasRates ? [] : ['IVA' as const])]),
    };
  }) as [YearCost, YearCost];
  return { before: one, after: other, difference: known.includes('ENERGIA') ? other.total - one.total : undefined };
}

function netShares(prices: readonly OfferedPrice[], supply: SupplyUse): NetShares {
  const byShare = Map.groupBy(prices, shareOf);
  const shares = YEAR_SHARES.map((share) => [share, netShare(share, byShare.get(share) ?? [], supply)]);
  return Object.fromEntries(shares) as NetShares;
}

function shareOf({ part, unit }: OfferedPrice): YearShare {
  if (part !== 'VENDITA') return part;
  if (unit === 'EUR/mese') return 'FISSA';
  return unit === 'EUR/kW/mese' ? 'POTENZA' : 'ENERGIA';
}

/** A share without prices is free where the seller sets it, and not known otherwise. */
const WITHOUT_PRICES = {
  ENERGIA: 'PREZZO',
  FISSA: undefined,
  POTENZA: undefined,
  RETE: 'RETE',
  IMPOSTE: 'IMPOSTE',
} as const;

function netShare(share: YearShare, prices: readonly OfferedPrice[], supply: SupplyUse): NetShare | MissingFact {
  const without = prices.length === 0 ? WITHOUT_PRICES[share] : undefined;
  if (without !== undefined) return without;
  const rates = new Map<number, Cents>();
  let net = 0;
  let areKnown = true;
  for (const price of prices) {
    const amount = yearAmount(price, supply);
    if (typeof amount === 'string') return amount;
    net += amount;
    if (price.vatRate === undefined) areKnown = false;
    else rates.set(price.vatRate, (rates.get(price.vatRate) ?? 0) + amount);
  }
  return { net, rates: areKnown ? rates : undefined };
}

const MONTHS = 12;

function yearAmount({ price, unit, band }: OfferedPrice, { use, power }: SupplyUse): Cents | MissingFact {
  if (price === undefined) return 'PREZZO';
  const of = (factors: { quantity?: number; months?: number }) => lineAmount({ ...factors, unitPrice: price });
  if (unit === 'EUR/mese') return of({ months: MONTHS });
  if (unit === 'EUR/kW/mese') return power === undefined ? 'POTENZA' : of({ quantity: power, months: MONTHS });
  if (use === undefined || `EUR/${use.unit}` !== unit) return 'CONSUMO';
  if (band === undefined) return of({ quantity: use.total });
  return use.bands === undefined ? 'FASCE' : of({ quantity: use.bands[band] });
}

function costOf(shares: NetShares, counted: readonly YearShare[]): YearCost {
  const amounts = YEAR_SHARES.map((share) => [share, counted.includes(share) ? netOf(shares[share]) : undefined]);
  const known = counted.filter((share) => isKnown(shares[share]));
  const vat = areRatesKnown(shares, known) ? vatOf(shares, known) : undefined;
  const missing = missingIn(shares, counted);
  return {
    shares: Object.fromEntries(amounts) as YearCost['shares'],
    vat,
    total: sumCents(known.map((share) => netOf(shares[share]) ?? 0)) + (vat ?? 0),
    missing: inOrder(vat === undefined ? [...missing, 'IVA'] : missing),
  };
}

function vatOf(shares: NetShares, counted: readonly YearShare[]): Cents {
  const rates = new Map<number, Cents>();
  for (const share of counted) {
    for (const [rate, net] of ratesOf(shares[share]) ?? []) rates.set(rate, (rates.get(rate) ?? 0) + net);
  }
  return sumCents([...rates].map(([rate, net]) => vatOn(net, rate)));
}

const isKnown = (share: NetShare | MissingFact): share is NetShare => typeof share !== 'string';
const netOf = (share: NetShare | MissingFact) => (isKnown(share) ? share.net : undefined);
const ratesOf = (share: NetShare | MissingFact) => (isKnown(share) ? share.rates : undefined);
const areRatesKnown = (shares: NetShares, counted: readonly YearShare[]) =>
  counted.every((share) => ratesOf(shares[share]) !== undefined);
const inOrder = (facts: readonly MissingFact[]) => MISSING_FACTS.filter((fact) => facts.includes(fact));
const missingIn = (shares: NetShares, counted: readonly YearShare[]) =>
  counted.flatMap((share): MissingFact[] => {
    const found = shares[share];
    return isKnown(found) ? [] : [found];
  });
