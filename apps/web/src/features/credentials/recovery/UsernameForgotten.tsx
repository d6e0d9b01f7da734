import { recuperoCredenziali } from '@sportello/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../../api/app.ts';
import { DemoMailHint } from '../DemoHint.tsx';
import { wordsFor, type CredentialsField } from '../field-words.ts';
import classes from '../forms.module.css';
import { Refusal } from '../Refusal.tsx';
import { StepPage } from '../StepPage.tsx';
import { tidyIdentifier } from '../tidy.ts';
import { useFields } from '../../../ui/use-fields.ts';
import { recoveryRequest, wrongInRecovery, type Forgotten } from './bodies.ts';
import { ChannelChoice, channelOf } from './ChannelChoice.tsx';
import type { RecoveryFrame } from './RecoveryPage.tsx';

/** The tax identifier of whom forgot the username; it is sent if there is such an account. */
export function UsernameForgotten({ frame }: { frame: RecoveryFrame }) {
  const { t } = useLingui();
  const { call } = useApp();
  const fields = useFields<CredentialsField>();
  const ask = useMutation({
    mutationFn: (forgotten: Forgotten) => call(recuperoCredenziali, recoveryRequest(forgotten)),
  });
  const send = (values: Readonly<Record<string, string>>) => {
    if (ask.isPending) return;
    const forgotten = {
      what: 'USERNAME',
      identifier: tidyIdentifier(values['identificativo'] ?? ''),
      channel: channelOf(values),
    } as const;
    const wrong = wrongInRecovery(forgotten);
    if (wrong.length > 0) fields.show(wordsFor(wrong));
    else ask.mutate(forgotten);
  };
  if (ask.isSuccess) {
    return (
      <StepPage
        step="username-mandato"
        title={<Trans>Controlla i tuoi messaggi</Trans>}
        lead={
          <Trans>
            Se con questi dati c’è un accesso, lo username è in arrivo al contatto che abbiamo. Se non arriva entro
            qualche minuto, controlla la posta indesiderata o prova con l’altro contatto.
          </Trans>
        }
      >
        <div className={classes['form']}>
          <div className={classes['actions']}>
            <Button component={Link} to="/login" fullWidth>
              <Trans>Torna all’accesso</Trans>
            </Button>
            <Button variant="subtle" fullWidth onClick={() => ask.reset()}>
              <Trans>Riprova</Trans>
            </Button>
          </div>
          <DemoMailHint />
        </div>
      </StepPage>
    );
  }
  return (
    <StepPage
      {...frame}
      title={<Trans>Il tuo username</Trans>}
      lead={<Trans>Te lo mandiamo al contatto che abbiamo di te.</Trans>}
    >
      <form className={classes['form']} {...fields.form(send)}>
        {ask.error === null ? null : <Refusal error={ask.error} />}
        <div className={classes['fields']}>
          <TextInput
            {...fields.field('identificativo')}
            label={t`Codice fiscale o partita IVA`}
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={40}
            readOnly={ask.isPending}
            required
            withAsterisk={false}
          />
          <ChannelChoice />
        </div>
        <Button type="submit" fullWidth loading={ask.isPending}>
          <Trans>Mandami lo username</Trans>
        </Button>
        <DemoMailHint />
      </form>
    </StepPage>
  );
}
