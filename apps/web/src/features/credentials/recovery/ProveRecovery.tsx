import type { RecoveryStart } from '@sportello/domain';
import { resetPasswordAuthorize } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../../api/app.ts';
import { OneTimeCodeInput } from '../../../ui/parts/OneTimeCodeInput.tsx';
import { CodeSent } from '../../../ui/parts/CodeSent.tsx';
import { DemoMailHint } from '../DemoHint.tsx';
import { wordsFor, type CredentialsField } from '../field-words.ts';
import classes from '../forms.module.css';
import { isRefusedWith } from '../../../api/password-words.ts';
import { problemOf } from '../../../api/errors.ts';
import { FormProblem } from '../../../ui/parts/FormProblem.tsx';
import { StepPage } from '../StepPage.tsx';
import { tidyCode } from '../tidy.ts';
import { useFields } from '../../../ui/use-fields.ts';
import type { RecoveryLink } from './link.ts';
import type { RecoveryFrame } from './RecoveryPage.tsx';

interface ProveRecoveryProps {
  frame: RecoveryFrame;
  /** The recovery whose code is typed here… */
  started?: RecoveryStart & { readonly recoveryId: string };
  /** …or the link that was opened, which proves by itself. */
  link?: RecoveryLink;
  /** With the leave to choose a new password. */
  onProved: (leave: string) => void;
  onStartAgain: () => void;
}

/** Proves that the message was read: by the code in it, or by its link with one press. */
export function ProveRecovery({ frame, started, link, onProved, onStartAgain }: ProveRecoveryProps) {
  const { call } = useApp();
  const fields = useFields<CredentialsField>();
  const prove = useMutation({
    mutationFn: async ({ recoveryId, code }: RecoveryLink) => {
      const { model } = await call(resetPasswordAuthorize, { body: { idRecupero: recoveryId, codice: code } });
      onProved(model.token);
    },
    onError: (error) => {
      if (link === undefined && isRefusedWith(error, 'CODE_WRONG')) {
        fields.show(wordsFor([{ campo: 'codice', codice: 'NOT_VALID' }]));
      }
    },
  });
  const isOver = isRefusedWith(prove.error, 'CODE_EXPIRED') || (link !== undefined && prove.isError);
  const send = (values: Readonly<Record<string, string>>) => {
    if (prove.isPending) return;
    if (link !== undefined) return prove.mutate(link);
    const code = tidyCode(values['codice'] ?? '');
    if (code === '') fields.show(wordsFor([{ campo: 'codice', codice: 'MISSING' }]));
    else if (!/^\d{6}$/.test(code)) fields.show(wordsFor([{ campo: 'codice', codice: 'NOT_VALID' }]));
    else prove.mutate({ recoveryId: started?.recoveryId ?? '', code });
  };

  return (
    <StepPage
      {...frame}
      title={link === undefined ? <Trans>Scrivi il codice</Trans> : <Trans>Scegli una nuova password</Trans>}
      lead={
        link === undefined ? (
          <CodeSent sent={started} />
        ) : (
          // A mail scanner opens links too: the link is spent by a person's press, not by being opened.
          <Trans>Hai aperto il link del messaggio: conferma che sei tu e scegli la nuova password.</Trans>
        )
      }
    >
      <form className={classes['form']} {...fields.form(send)}>
        <FormProblem problem={problemOf(prove.error)} />
        {link === undefined ? <OneTimeCodeInput {...fields.field('codice')} readOnly={prove.isPending} /> : null}
        <div className={classes['actions']}>
          {isOver && link !== undefined ? null : (
            <Button type="submit" fullWidth loading={prove.isPending}>
              <Trans>Continua</Trans>
            </Button>
          )}
          {link === undefined || isOver ? (
            <Button variant={isOver ? 'filled' : 'subtle'} fullWidth onClick={onStartAgain}>
              <Trans>Chiedi un altro codice</Trans>
            </Button>
          ) : null}
        </div>
        {link === undefined ? <DemoMailHint /> : null}
      </form>
    </StepPage>
  );
}
