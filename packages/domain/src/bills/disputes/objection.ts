import type { BillDetail, BillDispute } from '../detail.ts';

/** The customer's objection to the prescribed part of a bill (bolletta.prescrizione.4). */
export interface Objection {
  /** OPEN until there is a reply, which decides between NOT_OWED and OWED. */
  readonly state: 'OPEN' | 'NOT_OWED' | 'OWED';
  readonly dispute: BillDispute;
}

/**
 * Returns the objection to the prescribed part of a bill (bolletta.prescrizione.4): the last one that was not withdrawn.
 * Undefined where the customer can object.
 */
export function objectionTo({ disputes }: Pick<BillDetail, 'disputes'>): Objection | undefined {
  for (const dispute of disputes.toReversed()) {
    const { kind, until, end } = dispute;
    if (kind !== 'PRESCRIZIONE') continue;
    if (until === undefined) return { state: end === 'RISPOSTO' ? 'NOT_OWED' : 'OPEN', dispute };
    if (end === 'RISPOSTO') return { state: 'OWED', dispute };
  }
  return undefined;
}
