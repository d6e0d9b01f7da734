import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';

import { cambioPassword } from '@sportello/calls';
import { PASSWORD_MAX_LENGTH, passwordProblems } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Modal, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { passwordWords } from '../../../api/password-words.ts';
import { useSend } from '../../../shared/change/use-send.ts';
import { usePerson, type Person } from '../../../shared/customer/use-person.ts';
import { cx } from '../../../ui/cx.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { NewPasswordField } from '../../../ui/parts/NewPasswordField.tsx';
import { Notice } from '../../../ui/parts/Notice.tsx';
import { useFields } from '../../../ui/use-fields.ts';
import classes from '../profile.module.css';
import { ProfileFrame } from '../ProfileFrame.tsx';
import { failureWords } from './failure-words.ts';

/** A new password for the old one. */
export function PasswordPage() {
  const user = usePerson();
  if (user === undefined) return null;
  return (
    <ProfileFrame title={<Trans>Password</Trans>} lead={<Trans>Scegline una che non usi altrove.</Trans>}>
      <Card as="div" className={cx(classes['narrow'])}>
        <PasswordForm user={user} />
      </Card>
    </ProfileFrame>
  );
}

function PasswordForm({ user }: { user: Person }) {
  const { t } = useLingui();
  const fields = useFields<'currentPassword' | 'newPassword'>();
  // A new form each time: nothing of a password that was changed stays in it.
  const [changes, setChanges] = useState(0);
  const change = useSend(cambioPassword, { onSent: () => setChanges(changes + 1) });

  const send = (values: Readonly<Record<string, string>>) => {
    if (change.isSending) return;
    const { currentPassword = '', newPassword = '' } = values;
    const wrong: { currentPassword?: string; newPassword?: string } = {};
    if (currentPassword === '') wrong.currentPassword = t`Scrivi la password che usi ora.`;
    if (newPassword === '') wrong.newPassword = t`Scrivi la nuova password.`;
    else {
      const words = passwordWords(passwordProblems(newPassword, user));
      if (words !== undefined) wrong.newPassword = words;
    }
    if (Object.keys(wrong).length > 0) fields.show(wrong);
    else change.send({ body: { currentPassword, newPassword } });
  };

  return (
    <>
      <form key={changes} className={classes['form']} {...fields.form(send)}>
        {changes === 0 ? null : (
          <Notice tone="good" role="status" title={<Trans>La nuova password è pronta</Trans>}>
            <Trans>Da ora entri con quella. Per sicurezza abbiamo chiuso l’area sugli altri dispositivi.</Trans>
          </Notice>
        )}
        <div className={classes['fields']}>
          {/* For password managers: whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
          <PasswordInput
            {...fields.field('currentPassword')}
            label={t`Password attuale`}
            autoComplete="current-password"
            maxLength={PASSWORD_MAX_LENGTH}
            required
            withAsterisk={false}
          />
          <NewPasswordField
            {...fields.field('newPassword')}
            name="newPassword"
            label={t`Nuova password`}
            owner={user}
          />
        </div>
        <div className={classes['actions']}>
          <Button type="submit" loading={change.isSending}>
            <Trans>Cambia la password</Trans>
          </Button>
        </div>
      </form>
      <Modal
        opened={change.problem !== undefined}
        onClose={change.reset}
        withCloseButton={false}
        size="28rem"
        title={<Trans>Errore nel reset password</Trans>}
      >
        <div className={classes['form']}>
          <Notice tone="warn" role="alert">
            {change.problem === undefined ? null : failureWords(change.problem)}
          </Notice>
          <div className={classes['actions']}>
            <Button onClick={change.reset} data-autofocus>
              <Trans>Chiudi</Trans>
            </Button>
          </div>
        </div>
      </Modal>
    </>
  );
}
