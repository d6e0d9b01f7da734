import type { ReactNode } from 'react';

/** The overdue bills for which a contract is held back, as far as they are known (contratto.pagine.6). */
export interface KnownArrears {
  /** How much is overdue, and since when; nothing where nobody knows, or nothing is. */
  readonly sentence: ReactNode;
  /** True once it is known that nothing is overdue any more; false while nobody knows. */
  readonly isNothingOverdue: boolean;
}
