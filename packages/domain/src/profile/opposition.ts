import type { Instant } from '../shared/day.ts';

/** What is done with a customer's data without asking, and can be opposed (profilo.opposizione.1). */
export const OPPOSITION_PURPOSES = ['OFFERTE_DIRETTE', 'ANALISI_CONSUMI', 'RICERCHE'] as const;
export type OppositionPurpose = (typeof OPPOSITION_PURPOSES)[number];

/** What a customer said of a use of their data, and before. */
export interface Opposition {
  readonly purpose: OppositionPurpose | 'SCONOSCIUTO';
  readonly description: string;
  readonly isOpposed: boolean;
  /** The text that is shown now: what is said now is about this one. */
  readonly policyVersion: string;
  /** Newest first. */
  readonly history: readonly OppositionStep[];
}

interface OppositionStep {
  readonly isOpposed: boolean;
  readonly at: Instant;
  /** The proof that the customer keeps. */
  readonly receiptNumber: string;
  readonly policyVersion: string;
}

/** What the customer lets be done with their data: what they are not opposed to (profilo.opposizione.3). */
export interface DataUses {
  readonly offers: boolean;
  readonly profiling: boolean;
  readonly research: boolean;
}
