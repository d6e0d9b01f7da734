import type { HourBand } from '../consumption/band.ts';
import type { Day } from '../shared/day.ts';
import { isInForce, type OfferTerm } from './term.ts';

/** Units of a price (prezzi.voci.1): for what is used, for a month, for each kW in a month. */
export const PRICE_UNITS = ['EUR/kWh', 'EUR/Smc', 'EUR/mese', 'EUR/kW/mese'] as const;
export type PriceUnit = (typeof PRICE_UNITS)[number];

/** Recipients of a price (prezzi.voci.1): the seller, network and system charges, the state. */
export const PRICE_PARTS = ['VENDITA', 'RETE', 'IMPOSTE'] as const;
export type PricePart = (typeof PRICE_PARTS)[number];

export const PRICE_KINDS = ['FISSO', 'INDICIZZATO'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

/** A price of an offer, whoever buys it. */
export interface OfferedPrice {
  readonly label: string;
  readonly part: PricePart;
  readonly unit: PriceUnit;
  /** Absent for all hours. */
  readonly band: HourBand | undefined;
  readonly kind: PriceKind;
  /** In euros, net of VAT, at most 8 decimals; of an indexed price the last known one. */
  readonly price: number | undefined;
  /** Name of the index that an indexed price follows, and the euros added to it. */
  readonly index: string | undefined;
  readonly spread: number | undefined;
  /** In percent; absent if not known. */
  readonly vatRate: number | undefined;
}

/** A price of a supply, from its first to its last day, both included (prezzi.voci.1). */
export interface PriceComponent extends OfferedPrice {
  readonly from: Day;
  readonly until: Day | undefined;
}

/** Returns the prices in force on a day; of several with the same label and band, the one that began last. */
export function pricesInForce(components: readonly PriceComponent[], day: Day): readonly PriceComponent[] {
  const latest = new Map<string, PriceComponent>();
  for (const component of components.filter((each) => isInForce(each, day))) {
    const key = `${component.label} ${component.band ?? ''}`;
    const known = latest.get(key);
    if (known === undefined || known.from < component.from) latest.set(key, component);
  }
  return [...latest.values()];
}

/** The next change of a supply's offer or prices. */
export interface PriceSequel {
  /** Its first day. */
  readonly from: Day;
  readonly offer: OfferTerm | undefined;
  readonly prices: readonly PriceComponent[];
}

/**
 * Returns what follows by itself (prezzi.scadenza.3): the first coming day on which another offer or another price
 * begins, with all prices in force then; undefined while nothing is known.
 */
export function priceSequel(
  { offers, components }: { readonly offers: readonly OfferTerm[]; readonly components: readonly PriceComponent[] },
  today: Day,
): PriceSequel | undefined {
  const [from] = [...offers, ...components]
    .map((each) => each.from)
    .filter((day) => day > today)
    .toSorted();
  if (from === undefined) return undefined;
  return { from, offer: offers.find((offer) => offer.from === from), prices: pricesInForce(components, from) };
}
