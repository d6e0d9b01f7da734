import type { Segment } from '../profile/segment.ts';
import type { Contract } from './contract.ts';

/** Sections of the contracts page (contratto.modello.2). */
export const CONTRACT_SEGMENT_TYPES = ['FORNITURE', 'PRODOTTI', 'SERVIZI'] as const;
export type ContractSegmentType = (typeof CONTRACT_SEGMENT_TYPES)[number];

/**
 * Returns the section that lists a contract: electricity, gas and fibre under FORNITURE, products under PRODOTTI,
 * services under SERVIZI. A value-added contract of unknown type counts as a service.
 */
export function contractSegmentType(contract: Contract): ContractSegmentType {
  if (contract.type === 'COMMODITY' || contract.vas.type === 'FIBRA') return 'FORNITURE';
  return contract.vas.type === 'PRODOTTO' ? 'PRODOTTI' : 'SERVIZI';
}

/** Returns the sections of a segment's contracts page; only residential customers have SERVIZI (moduli.stati.2). */
export function contractSegmentTypesOf(segment: Segment): readonly ContractSegmentType[] {
  return segment === 'RESIDENZIALE' ? CONTRACT_SEGMENT_TYPES : ['FORNITURE', 'PRODOTTI'];
}
