import type { Cents } from '../shared/cents.ts';
import type { OfferedPrice } from './component.ts';
import { compareYears, yearCost, type SupplyUse, type YearCost } from './year-cost.ts';

/** An offer that the provider sells. */
export interface OfferOnSale {
  readonly code: string;
  readonly name: string;
  /** Months in which the prices stay; absent for an offer without an end. */
  readonly months: number | undefined;
  readonly summary: string | undefined;
  /** The provider's page about it. */
  readonly url: string | undefined;
  readonly prices: readonly OfferedPrice[];
}

export interface OfferChoice {
  readonly offer: OfferOnSale;
  readonly cost: YearCost;
  /** Difference from the year that it is compared with; undefined where nothing can be compared. */
  readonly difference: Cents | undefined;
}

/**
 * Returns the offers that a customer can choose (prezzi.scelta.1), the cheapest first and those that can't be compared
 * last, each with its year and the difference from the prices that apply otherwise.
 */
export function offerChoices(
  onSale: readonly OfferOnSale[],
  otherwise: readonly OfferedPrice[],
  supply: SupplyUse,
): readonly OfferChoice[] {
  const choices = onSale.map((offer) => ({
    offer,
    cost: yearCost(offer.prices, supply),
    difference: otherwise.length === 0 ? undefined : compareYears(otherwise, offer.prices, supply).difference,
  }));
  const rank = ({ difference }: OfferChoice) => difference ?? Number.POSITIVE_INFINITY;
  return choices.toSorted((one, other) => compareNumbers(rank(one), rank(other)) || byName(one, other));
}

const compareNumbers = (one: number, other: number) => (one === other ? 0 : one - other);
const byName = (one: OfferChoice, other: OfferChoice) => one.offer.name.localeCompare(other.offer.name, 'it');
