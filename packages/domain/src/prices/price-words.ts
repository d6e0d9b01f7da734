import { figureWords, priceWords } from '../shared/figure-words.ts';
import type { OfferedPrice, PriceUnit } from './component.ts';

const UNITS: Readonly<Record<PriceUnit, string>> = {
  'EUR/kWh': '€/kWh',
  'EUR/Smc': '€/Smc',
  'EUR/mese': '€/mese',
  'EUR/kW/mese': '€/kW al mese',
};

/** Formats a price with its unit: "0,1342 €/kWh"; undefined for an index without a value. */
export function unitPriceWords({ price, unit }: Pick<OfferedPrice, 'price' | 'unit'>): string | undefined {
  return price === undefined ? undefined : priceWords(price).replace('€', UNITS[unit]);
}

/** Formats an index and what is added to it: "PUN + 0,0123"; undefined for a fixed price. */
export function indexWords({ index, spread }: Pick<OfferedPrice, 'index' | 'spread'>): string | undefined {
  if (index === undefined || spread === undefined || spread === 0) return index;
  return `${index} ${spread < 0 ? '−' : '+'} ${figureWords(Math.abs(spread), 8)}`;
}
