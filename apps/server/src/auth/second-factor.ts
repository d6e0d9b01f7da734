import { Refusal } from '../errors/refusal.ts';
import type { Actor } from '../shared/context.ts';

/** Keeps out an operator who has not proved the second factor in this session (operatore.fattore.1). */
export function refuseUnproved({ hasProvedFactor }: Pick<Actor, 'hasProvedFactor'>): void {
  if (!hasProvedFactor) throw new Refusal('SECOND_FACTOR_NEEDED');
}
