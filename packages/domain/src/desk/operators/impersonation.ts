import type { Instant } from '../../shared/day.ts';

/** Says for whom an operator asks (operatore.impersonare.2). */
export const IMPERSONATION_HEADER = 'X-Codice-Cliente';

/** What a grant lets an operator do (operatore.impersonare.4): look, or change as well. */
export const IMPERSONATION_MODES = ['LETTURA', 'MODIFICA'] as const;
export type ImpersonationMode = (typeof IMPERSONATION_MODES)[number];

/** How long a grant works, and each renewal again (operatore.impersonare.5). */
export const IMPERSONATION_MS = 15 * 60_000;

/** After this a grant takes no more renewals (operatore.impersonare.5). */
export const IMPERSONATION_RENEWABLE_MS = 4 * 60 * 60_000;

/** A customer whom an operator has found before. */
export interface RecentSearch {
  readonly customerCode: string;
  /** The label, as it is searched by; undefined where nobody knows the customer any more. */
  readonly segment: string | undefined;
  readonly name: string | undefined;
  readonly at: Instant;
}

/** For whom an operator acts, why and until when. */
export interface Impersonation {
  readonly customerCode: string;
  readonly customerName: string;
  readonly mode: ImpersonationMode;
  readonly reason: string;
  readonly begunAt: Instant;
  readonly expiresAt: Instant;
}
