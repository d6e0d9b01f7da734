import type { Instant } from '../shared/day.ts';

/** Optional consents, not required for the contract. */
export const CONSENT_CODES = ['MARKETING', 'PROFILAZIONE', 'TERZI'] as const;
export type ConsentCode = (typeof CONSENT_CODES)[number];

export interface PrivacyLevel {
  readonly code: ConsentCode | 'SCONOSCIUTO';
  readonly description: string;
  /** Absent before the first choice. */
  readonly isGiven: boolean | undefined;
  /** Version of the text currently shown, to which a new choice applies. */
  readonly policyVersion: string;
  /** Newest first. */
  readonly history: readonly ConsentChoice[];
}

export interface ConsentChoice {
  readonly isGiven: boolean;
  readonly at: Instant;
  readonly policyVersion: string | undefined;
}
