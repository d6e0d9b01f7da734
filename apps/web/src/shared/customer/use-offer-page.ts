import { offerPage, type Segment } from '@sportello/domain';
import { useApp } from '../../api/app.ts';

/** The page behind "become customer": the segment's offers, else the home page (pagine.offerte.1). */
export function useOfferPage(segment: Segment): string {
  const { config } = useApp();
  return config.offerPages?.[offerPage(segment)] ?? config.brand.homePage;
}
