import type { Segment } from '../profile/segment.ts';
import type { UserType } from '../profile/user-type.ts';

/**
 * Customer service lines; their numbers come from the configuration (assistenza.numeri.1 and assistenza.numeri.2).
 */
export const CALL_CENTRE_LINES = [
  'RESIDENTIAL_STG',
  'RESIDENTIAL_FREE_MARKET',
  'AMMINISTRATORE',
  'PMI',
  'TOLL_FREE',
] as const;
export type CallCentreLine = (typeof CALL_CENTRE_LINES)[number];

/**
 * Returns the line for a customer (assistenza.numeri.1): residential customers have one line for STG and another for
 * all other markets (assistenza.numeri.2), administrators and businesses have their own, other segments have none.
 */
export function callCentreLine(segment: Segment, type: UserType | undefined): CallCentreLine | undefined {
  if (segment === 'AMMINISTRATORE' || segment === 'PMI') return segment;
  if (segment !== 'RESIDENZIALE') return undefined;
  return type === 'STG' ? 'RESIDENTIAL_STG' : 'RESIDENTIAL_FREE_MARKET';
}
