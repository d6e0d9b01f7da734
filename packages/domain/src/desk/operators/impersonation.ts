import type { Instant } from '../../shared/day.ts';

/** Customer code on whose behalf an operator calls (operatore.impersonare.2). */
export const IMPERSONATION_HEADER = 'X-Codice-Cliente';

/** Permissions of a grant (operatore.impersonare.4): read only, or change as well. */
export const IMPERSONATION_MODES = ['LETTURA', 'MODIFICA'] as const;
export type ImpersonationMode = (typeof IMPERSONATION_MODES)[number];

/** Lifetime of a grant and of each renewal (operatore.impersonare.5). */
export const IMPERSONATION_MS = 15 * 60_000;

/** Age after which a grant cannot be renewed (operatore.impersonare.5). */
export const IMPERSONATION_RENEWABLE_MS = 4 * 60 * 60_000;

export interface RecentSearch {
  readonly customerCode: string;
  /** The label used in searches; undefined when the customer no longer exists. */
  readonly segment: string | undefined;
  readonly name: string | undefined;
  readonly at: Instant;
}

export interface Impersonation {
  readonly customerCode: string;
  readonly customerName: string;
  readonly mode: ImpersonationMode;
  readonly reason: string;
  readonly begunAt: Instant;
  readonly expiresAt: Instant;
}
