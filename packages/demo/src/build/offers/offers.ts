import type { Calendar } from '../calendar.ts';
import type { Draft } from '../stage.ts';
import { offersOnSale } from './on-sale.ts';
import { termPrices } from './prices.ts';
import { termsOf } from './terms.ts';

/** Adds offers and prices of all running supplies, and the offers that the provider sells. */
export function addOffers(records: Draft, calendar: Calendar): void {
  for (const supply of records.commodityContracts) {
    const terms = termsOf(supply, calendar.today);
    records.supplyOffers.push(...terms);
    records.supplyPrices.push(...termPrices(supply, terms, calendar));
  }
  const sold = offersOnSale(calendar.month(-6));
  records.offersOnSale.push(...sold.offersOnSale);
  records.pricesOnSale.push(...sold.pricesOnSale);
}
