import { resetPassword } from '@sportello/calls';
import { passwordProblems } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useChange } from '../../../shared/change/use-change.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { useTitleFocus } from '../../../ui/focus.ts';
import { wordsFor } from '../field-words.ts';
import layout from '../../../ui/layout/layout.module.css';
import { NewPasswordField } from '../../../ui/parts/fields/NewPasswordField.tsx';
import { hasErrorCode, passwordWords, rejectedCodes } from '../../../api/errors/password-words.ts';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { StepPage } from '../StepPage.tsx';
import type { RecoveryFrame } from './RecoveryPage.tsx';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';

interface NewPasswordProps {
  frame: RecoveryFrame;
  leave: string;
  onStartAgain: () => void;
}

/** Saving a new password ends all sessions. */
export function NewPassword({ frame, leave, onStartAgain }: NewPasswordProps) {
  const reset = useChange(resetPassword, {
    request: (newPassword: string) => ({ body: { autorizzazione: leave, newPassword } }),
  });
  const form = useForm({
    initial: { password: '' },
    isHeldByBrowser: true,
    check({ password }) {
      if (password === '') return wordsFor([{ campo: 'password', codice: 'MISSING' }]);
      const words = passwordWords(passwordProblems(password, {}));
      return words === undefined ? {} : { password: words };
    },
    change: reset,
    refused(error): { password?: string } {
      const words = passwordWords(rejectedCodes(error));
      return words === undefined ? {} : { password: words };
    },
    onSubmit: ({ password }) => reset.send(password),
  });
  useTitleFocus(reset.isDone ? 'fatto' : 'scelta');

  if (reset.isDone) {
    return (
      <StepPage
        title={<Trans>La nuova password è pronta</Trans>}
        lead={
          <Trans>
            Per sicurezza abbiamo chiuso l’area clienti su tutti i dispositivi: accedi con la nuova password.
          </Trans>
        }
      >
        <ButtonLink to="/login" fullWidth>
          <Trans>Accedi</Trans>
        </ButtonLink>
      </StepPage>
    );
  }

  const isOver = hasErrorCode(reset.error, 'PROCEDURE_EXPIRED');
  return (
    <StepPage {...frame} title={<Trans>Scegli una nuova password</Trans>}>
      <form className={layout['stackLarge']} {...form.element}>
        <FormProblem problem={form.problem} />
        <div className={layout['stack']}>
          <NewPasswordField {...form.field('password')} owner={{}} isReplacing />
        </div>
        {isOver ? (
          <Button fullWidth onClick={onStartAgain}>
            <Trans>Ricomincia</Trans>
          </Button>
        ) : (
          <Button type="submit" fullWidth loading={reset.isSending}>
            <Trans>Salva la nuova password</Trans>
          </Button>
        )}
      </form>
    </StepPage>
  );
}
