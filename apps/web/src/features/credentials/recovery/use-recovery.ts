import { recuperoCredenziali } from '@sportello/calls';
import type { RecoveryStart } from '@sportello/domain';
import { useChange } from '../../../shared/change/use-change.ts';
import { recoveryRequest } from './bodies.ts';

/** Asks for what was forgotten; the answer is the same whether or not there is such an account. */
export function useRecovery(onAsked?: (start: RecoveryStart) => void) {
  return useChange(recuperoCredenziali, { request: recoveryRequest, onDone: ({ answer }) => onAsked?.(answer) });
}
