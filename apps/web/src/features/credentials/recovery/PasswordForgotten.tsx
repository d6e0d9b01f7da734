import { recuperoCredenziali, type RecoveryStart } from '@sportello/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../../api/app.ts';
import { DemoMailHint } from '../DemoHint.tsx';
import { wordsFor, type CredentialsField } from '../field-words.ts';
import classes from '../forms.module.css';
import { Refusal } from '../Refusal.tsx';
import { StepPage } from '../StepPage.tsx';
import { useFields } from '../../../ui/use-fields.ts';
import { recoveryRequest, wrongInRecovery, type Forgotten } from './bodies.ts';
import { ChannelChoice, channelOf } from './ChannelChoice.tsx';
import type { RecoveryFrame } from './RecoveryPage.tsx';

/** The username of whom forgot the password; a code is sent if there is such an account. */
export function PasswordForgotten({ frame, onSent }: { frame: RecoveryFrame; onSent: (sent: RecoveryStart) => void }) {
  const { t } = useLingui();
  const { call } = useApp();
  const fields = useFields<CredentialsField>();
  const start = useMutation({
    mutationFn: async (forgotten: Forgotten) =>
      onSent((await call(recuperoCredenziali, recoveryRequest(forgotten))).model),
  });
  const send = (values: Readonly<Record<string, string>>) => {
    if (start.isPending) return;
    const forgotten = {
      what: 'PASSWORD',
      username: (values['username'] ?? '').trim(),
      channel: channelOf(values),
    } as const;
    const wrong = wrongInRecovery(forgotten);
    if (wrong.length > 0) fields.show(wordsFor(wrong));
    else start.mutate(forgotten);
  };
  return (
    <StepPage
      {...frame}
      title={<Trans>Nuova password</Trans>}
      lead={<Trans>Dicci il tuo username: ti mandiamo un codice per sceglierne una nuova.</Trans>}
    >
      <form className={classes['form']} {...fields.form(send)}>
        {start.error === null ? null : <Refusal error={start.error} />}
        <div className={classes['fields']}>
          <TextInput
            {...fields.field('username')}
            label={t`Username`}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={120}
            readOnly={start.isPending}
            required
            withAsterisk={false}
          />
          <ChannelChoice />
        </div>
        <Button type="submit" fullWidth loading={start.isPending}>
          <Trans>Mandami il codice</Trans>
        </Button>
        <DemoMailHint />
      </form>
    </StepPage>
  );
}
