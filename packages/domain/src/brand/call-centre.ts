import type { Segment } from '../profile/segment.ts';
import type { UserType } from '../profile/user-type.ts';

/** The lines of customer service; configuration knows their numbers (assistenza.numeri.1 and assistenza.numeri.2). */
export const CALL_CENTRE_LINES = [
  'RESIDENTIAL_STG',
  'RESIDENTIAL_FREE_MARKET',
  'AMMINISTRATORE',
  'PMI',
  'TOLL_FREE',
] as const;
export type CallCentreLine = (typeof CALL_CENTRE_LINES)[number];

/**
 * The line that a customer calls (assistenza.numeri.1): a residential one has a line for STG and another
 * for every other market (assistenza.numeri.2), administrator and business have their own, other
 * segments have none.
 */
export function callCentreLine(segment: Segment, type: UserType | undefined): CallCentreLine | undefined {
  if (segment === 'AMMINISTRATORE' || segment === 'PMI') return segment;
  if (segment !== 'RESIDENZIALE') return undefined;
  return type === 'STG' ? 'RESIDENTIAL_STG' : 'RESIDENTIAL_FREE_MARKET';
}
