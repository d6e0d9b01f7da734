import type { Cents } from '../../shared/cents.ts';
import type { BillChange } from './change.ts';

/** Reasons of a change in the order in which they are drawn. */
const CHANGE_PARTS = ['quantity', 'price', 'days', 'corrections', 'tax', 'other'] as const;
export type ChangePart = (typeof CHANGE_PARTS)[number];

/** One step of the way from an earlier bill to this one, from the level of the step before to its own. */
export interface ChangeStep {
  readonly part: ChangePart;
  readonly amount: Cents;
  readonly from: Cents;
  readonly to: Cents;
}

/** Returns the steps from an earlier bill's amount to this one's (bolletta.confronto.2); reasons of 0 are left out. */
export function changeSteps(before: Cents, change: BillChange): readonly ChangeStep[] {
  let level = before;
  return CHANGE_PARTS.filter((part) => change[part] !== 0).map((part) => {
    const from = level;
    level += change[part];
    return { part, amount: change[part], from, to: level };
  });
}

/** Returns the reason that explains most of the difference, if there is a difference (bolletta.confronto.2). */
export function mainReason(change: BillChange): ChangePart | undefined {
  const sign = Math.sign(change.difference);
  const [most] = CHANGE_PARTS.filter((part) => sign !== 0 && Math.sign(change[part]) === sign).toSorted(
    (one, other) => Math.abs(change[other]) - Math.abs(change[one]),
  );
  return most;
}

/**
 * Returns the range in which amounts are drawn (bolletta.confronto.2). It begins at 0, or above it where the steps
 * would be too small to be seen.
 */
export function drawnRange(levels: readonly Cents[]): { readonly from: Cents; readonly to: Cents } {
  const [lowest, highest] = [Math.min(...levels), Math.max(...levels)];
  const spread = highest - lowest;
  if (spread === 0) return { from: Math.min(lowest, 0), to: Math.max(highest, 1) };
  return { from: lowest > spread ? lowest - Math.round(spread / 2) : Math.min(lowest, 0), to: Math.max(highest, 0) };
}
