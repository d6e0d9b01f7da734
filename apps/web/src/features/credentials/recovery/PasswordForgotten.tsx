import type { RecoveryStart } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { channelOf } from './ChannelChoice.tsx';
import { ForgottenForm } from './ForgottenForm.tsx';
import type { RecoveryFrame } from './RecoveryPage.tsx';
import { useRecovery } from './use-recovery.ts';

/** A code is sent only if the account exists. */
export function PasswordForgotten({ frame, onSent }: { frame: RecoveryFrame; onSent: (sent: RecoveryStart) => void }) {
  const { t } = useLingui();
  const start = useRecovery(onSent);
  return (
    <ForgottenForm
      frame={frame}
      title={<Trans>Nuova password</Trans>}
      lead={<Trans>Scrivi il tuo nome utente: ti mandiamo un codice per scegliere una nuova password.</Trans>}
      field={{
        name: 'username',
        label: t`Nome utente`,
        autoComplete: 'username',
        autoCapitalize: 'none',
        maxLength: 120,
      }}
      forgottenOf={(values) => ({
        what: 'PASSWORD',
        username: (values['username'] ?? '').trim(),
        channel: channelOf(values),
      })}
      request={start}
      action={<Trans>Ricevi il codice</Trans>}
    />
  );
}
