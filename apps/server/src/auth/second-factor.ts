import { ApiError } from '../errors/api-error.ts';
import type { Actor } from '../shared/actors.ts';

/** Rejects an operator who has not proved the second factor in this session (operatore.fattore.1). */
export function rejectUnprovedFactor({ hasProvedFactor }: Pick<Actor, 'hasProvedFactor'>): void {
  if (!hasProvedFactor) throw new ApiError('SECOND_FACTOR_NEEDED');
}
