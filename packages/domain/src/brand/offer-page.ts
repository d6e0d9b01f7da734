import type { Segment } from '../profile/segment.ts';

/** The pages with offers of electricity and gas together, by whom they are for (pagine.offerte.1). */
export const OFFER_PAGES = ['HOME', 'RESIDENTIAL', 'CONDOMINIUM', 'BUSINESS'] as const;
export type OfferPage = (typeof OFFER_PAGES)[number];

/** Where "become customer" leads a segment; the home page by default (pagine.offerte.1). */
export function offerPage(segment: Segment): OfferPage {
  if (segment === 'RESIDENZIALE') return 'RESIDENTIAL';
  if (segment === 'AMMINISTRATORE') return 'CONDOMINIUM';
  return segment === 'PMI' ? 'BUSINESS' : 'HOME';
}
