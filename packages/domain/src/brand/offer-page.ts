import type { Segment } from '../profile/segment.ts';

/** Pages with combined electricity and gas offers, by audience (pagine.offerte.1). */
export const OFFER_PAGES = ['HOME', 'RESIDENTIAL', 'CONDOMINIUM', 'BUSINESS'] as const;
export type OfferPage = (typeof OFFER_PAGES)[number];

/** Returns the target page of "become customer" for a segment; the home page by default (pagine.offerte.1). */
export function offerPage(segment: Segment): OfferPage {
  if (segment === 'RESIDENZIALE') return 'RESIDENTIAL';
  if (segment === 'AMMINISTRATORE') return 'CONDOMINIUM';
  return segment === 'PMI' ? 'BUSINESS' : 'HOME';
}
