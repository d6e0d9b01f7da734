import type { PriceComponent } from './component.ts';
import type { OfferOnSale } from './choice.ts';
import type { OfferTerm } from './term.ts';
import type { SupplyUse } from './year-cost.ts';

/** All that is known of a supply's prices, past and coming, and the offers that its holder can choose instead. */
export interface SupplyPrices extends SupplyUse {
  /** Latest first. */
  readonly offers: readonly OfferTerm[];
  readonly components: readonly PriceComponent[];
  readonly onSale: readonly OfferOnSale[];
}
