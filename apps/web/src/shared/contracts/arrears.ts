import type { ReactNode } from 'react';

/** The overdue bills that block a contract, as far as known (contratto.pagine.6). */
export interface KnownArrears {
  /** The overdue amount and its date; empty if unknown or nothing is overdue. */
  readonly sentence: ReactNode;
  readonly isNothingOverdue: boolean;
}
