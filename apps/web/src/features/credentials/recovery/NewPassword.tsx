import { resetPassword } from '@sportello/calls';
import { passwordProblems } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../../api/app.ts';
import { wordsFor, type CredentialsField } from '../field-words.ts';
import classes from '../forms.module.css';
import { NewPasswordField } from '../../../ui/parts/NewPasswordField.tsx';
import { isAboutPassword, isRefusedWith, passwordWords, refusedCodes } from '../../../api/password-words.ts';
import { problemOf } from '../../../api/errors.ts';
import { FormProblem } from '../../../ui/parts/FormProblem.tsx';
import { StepPage } from '../StepPage.tsx';
import { useFields } from '../../../ui/use-fields.ts';
import type { RecoveryFrame } from './RecoveryPage.tsx';

interface NewPasswordProps {
  frame: RecoveryFrame;
  leave: string;
  onStartAgain: () => void;
}

/** The new password; afterwards one signs in with it, everywhere. */
export function NewPassword({ frame, leave, onStartAgain }: NewPasswordProps) {
  const { call } = useApp();
  const fields = useFields<CredentialsField>();
  const reset = useMutation({
    mutationFn: (newPassword: string) => call(resetPassword, { body: { autorizzazione: leave, newPassword } }),
    onError: (error) => {
      if (isAboutPassword(error)) fields.show({ password: passwordWords(refusedCodes(error)) ?? '' });
    },
  });

  if (reset.isSuccess) {
    return (
      <StepPage
        step="fatto"
        title={<Trans>La nuova password è pronta</Trans>}
        lead={
          <Trans>
            Per sicurezza ti abbiamo fatto uscire da tutti i dispositivi: accedi con la nuova password dove ti serve.
          </Trans>
        }
      >
        <Button component={Link} to="/login" fullWidth>
          <Trans>Accedi</Trans>
        </Button>
      </StepPage>
    );
  }

  const send = (values: Readonly<Record<string, string>>) => {
    if (reset.isPending) return;
    const password = values['password'] ?? '';
    if (password === '') return fields.show(wordsFor([{ campo: 'password', codice: 'MISSING' }]));
    const problems = passwordProblems(password, {});
    if (problems.length > 0) fields.show({ password: passwordWords(problems) ?? '' });
    else reset.mutate(password);
  };
  const isOver = isRefusedWith(reset.error, 'PROCEDURE_EXPIRED');
  return (
    <StepPage {...frame} title={<Trans>Scegli una nuova password</Trans>}>
      <form className={classes['form']} {...fields.form(send)}>
        <FormProblem problem={isAboutPassword(reset.error) ? undefined : problemOf(reset.error)} />
        <div className={classes['fields']}>
          <NewPasswordField {...fields.field('password')} name="password" owner={{}} />
        </div>
        {isOver ? (
          <Button fullWidth onClick={onStartAgain}>
            <Trans>Ricomincia</Trans>
          </Button>
        ) : (
          <Button type="submit" fullWidth loading={reset.isPending}>
            <Trans>Salva la nuova password</Trans>
          </Button>
        )}
      </form>
    </StepPage>
  );
}
