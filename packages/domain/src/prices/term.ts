import type { CommodityMarket } from '../contracts/commodity.ts';
import { daysBetween, type Day } from '../shared/day.ts';

/** An offer of a supply, from its first to its last day, both included (prezzi.offerte.1). */
export interface OfferTerm {
  readonly code: string;
  readonly name: string;
  readonly from: Day;
  /** Absent for an offer without an end. */
  readonly until: Day | undefined;
}

/** Last day of the Servizio a Tutele Graduali (ARERA). */
export const STG_LAST_DAY: Day = '2027-03-31';

/** Days before an offer's end at which the home counts down (prezzi.scadenza.1). */
export const OFFER_END_NOTICES = [30, 60, 120] as const;

interface Dated {
  readonly from: Day;
  readonly until: Day | undefined;
}

/** Returns true if a day lies between the first and the last day, both included. */
export function isInForce({ from, until }: Dated, day: Day): boolean {
  return from <= day && (until === undefined || day <= until);
}

/** Returns the offer in force on a day; of several, the one that began last (prezzi.offerte.1). */
export function offerOn<Term extends OfferTerm>(offers: readonly Term[], day: Day): Term | undefined {
  return offers
    .filter((offer) => isInForce(offer, day))
    .toSorted((one, other) => other.from.localeCompare(one.from))[0];
}

interface EndingSupply {
  readonly commodityMarket: CommodityMarket;
  /** Last day of the offer in force. */
  readonly offerEnd?: Day | undefined;
}

/**
 * Returns the last day of what a supply pays now (prezzi.scadenza.2): of its offer, else of the Servizio a Tutele
 * Graduali; undefined without an end, or once it has passed.
 */
export function lastDayOfOffer({ offerEnd, commodityMarket }: EndingSupply, today: Day): Day | undefined {
  const end = offerEnd ?? (commodityMarket === 'STG' ? STG_LAST_DAY : undefined);
  return end !== undefined && end >= today ? end : undefined;
}

/** Returns the notice that an end is due, the smallest number of days that it is within (prezzi.scadenza.1). */
export function endNotice(end: Day, today: Day): (typeof OFFER_END_NOTICES)[number] | undefined {
  const days = daysBetween(today, end);
  return days < 0 ? undefined : OFFER_END_NOTICES.find((notice) => days <= notice);
}
