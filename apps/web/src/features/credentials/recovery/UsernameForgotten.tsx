import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useTitleFocus } from '../../../ui/focus.ts';
import { DemoMailNote } from '../../../shared/form/DemoNote.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { StepPage } from '../StepPage.tsx';
import { tidyIdentifier } from '../tidy.ts';
import { channelOf } from './ChannelChoice.tsx';
import { ForgottenForm } from './ForgottenForm.tsx';
import type { RecoveryFrame } from './RecoveryPage.tsx';
import { useRecovery } from './use-recovery.ts';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';

/** The username is sent only if the account exists. */
export function UsernameForgotten({ frame }: { frame: RecoveryFrame }) {
  const { t } = useLingui();
  const ask = useRecovery();
  useTitleFocus(ask.isDone ? 'mandato' : 'domanda');
  if (ask.isDone) {
    return (
      <StepPage
        title={<Trans>Controlla i tuoi messaggi</Trans>}
        lead={
          <Trans>
            Se con questi dati c’è un accesso, il nome utente è in arrivo al tuo contatto. Se non arriva entro qualche
            minuto, controlla la posta indesiderata o prova con l’altro contatto.
          </Trans>
        }
      >
        <div className={layout['stackLarge']}>
          <div className={layout['stackSmall']}>
            <ButtonLink to="/login" fullWidth>
              <Trans>Torna all’accesso</Trans>
            </ButtonLink>
            <Button variant="subtle" fullWidth onClick={() => ask.reset()}>
              <Trans>Riprova</Trans>
            </Button>
          </div>
          <DemoMailNote />
        </div>
      </StepPage>
    );
  }
  return (
    <ForgottenForm
      frame={frame}
      title={<Trans>Il tuo nome utente</Trans>}
      lead={<Trans>Lo inviamo all’email o al cellulare che ci hai dato.</Trans>}
      field={{
        name: 'identificativo',
        label: t`Codice fiscale o partita IVA`,
        autoCapitalize: 'characters',
        autoComplete: 'off',
        maxLength: 40,
      }}
      forgottenOf={(values) => ({
        what: 'USERNAME',
        identifier: tidyIdentifier(values['identificativo'] ?? ''),
        channel: channelOf(values),
      })}
      request={ask}
      action={<Trans>Ricevi il nome utente</Trans>}
    />
  );
}
