import { recuperoCredenziali } from '@sportello/calls';
import type { RecoveryStart } from '@sportello/domain';
import { useChange } from '../../../shared/change/use-change.ts';
import { useCaptcha } from '../../../shared/captcha/use-captcha.ts';
import { recoveryRequest } from './bodies.ts';

/** The answer is the same whether or not the account exists. */
export function useRecovery(onAsked?: (start: RecoveryStart) => void) {
  const { through, question } = useCaptcha();
  const change = useChange(recuperoCredenziali, {
    request: recoveryRequest,
    through,
    onDone: ({ answer }) => onAsked?.(answer),
  });
  return { ...change, question };
}
