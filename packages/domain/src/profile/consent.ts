import type { Instant } from '../shared/day.ts';

/** What a customer can consent to, beside what the contract needs. */
export const CONSENT_CODES = ['MARKETING', 'PROFILAZIONE', 'TERZI'] as const;
export type ConsentCode = (typeof CONSENT_CODES)[number];

/** A consent: what it is for, what the customer says of it now, and what they said before. */
export interface PrivacyLevel {
  readonly code: ConsentCode | 'SCONOSCIUTO';
  readonly description: string;
  /** Absent when the customer was never asked. */
  readonly isGiven: boolean | undefined;
  /** The text that is shown now: a choice made now is about this one. */
  readonly policyVersion: string;
  /** Newest first. */
  readonly history: readonly ConsentChoice[];
}

export interface ConsentChoice {
  readonly isGiven: boolean;
  readonly at: Instant;
  readonly policyVersion: string | undefined;
}
