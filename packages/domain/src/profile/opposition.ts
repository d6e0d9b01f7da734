import type { Instant } from '../shared/day.ts';

/** Uses of customer data without consent that can be opposed (profilo.opposizione.1). */
export const OPPOSITION_PURPOSES = ['OFFERTE_DIRETTE', 'ANALISI_CONSUMI', 'RICERCHE'] as const;
export type OppositionPurpose = (typeof OPPOSITION_PURPOSES)[number];

export interface Opposition {
  readonly purpose: OppositionPurpose | 'SCONOSCIUTO';
  readonly description: string;
  readonly isOpposed: boolean;
  /** Version of the text currently shown, to which a new answer applies. */
  readonly policyVersion: string;
  /** Newest first. */
  readonly history: readonly OppositionStep[];
}

interface OppositionStep {
  readonly isOpposed: boolean;
  readonly at: Instant;
  readonly receiptNumber: string;
  readonly policyVersion: string;
}

/** Data uses that the customer does not oppose (profilo.opposizione.3). */
export interface DataUses {
  readonly offers: boolean;
  readonly profiling: boolean;
  readonly research: boolean;
}
