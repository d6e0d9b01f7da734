import type { Cents } from '../../shared/cents.ts';

// By itself, so that the list of bills does not load what a dispute is computed of.

/** Returns what can be collected of a bill's open amount (reclami.contestazione.2). */
export function undisputedAmount(open: Cents, disputed: Cents): Cents {
  return Math.max(0, open - disputed);
}
