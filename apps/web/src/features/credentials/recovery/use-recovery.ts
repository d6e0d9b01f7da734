import { recuperoCredenziali } from '@sportello/calls';
import type { RecoveryStart } from '@sportello/domain';
import { useChange } from '../../../shared/change/use-change.ts';
import { recoveryRequest } from './bodies.ts';

/** The answer is the same whether or not the account exists. */
export function useRecovery(onAsked?: (start: RecoveryStart) => void) {
  return useChange(recuperoCredenziali, { request: recoveryRequest, onDone: ({ answer }) => onAsked?.(answer) });
}
