import { cambioPassword, errorCatalogue } from '@sportello/calls';
import { PASSWORD_MAX_LENGTH, passwordProblems } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { hasErrorCode, passwordWords, rejectedCodes } from '../../../api/errors/password-words.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import type { FieldErrors } from '../../../shared/form/field-errors.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { usePerson, type Person } from '../../../shared/customer/use-person.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Dialog, DialogActions } from '../../../ui/parts/dialogs/Dialog.tsx';
import { NewPasswordField } from '../../../ui/parts/fields/NewPasswordField.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import layout from '../../../ui/layout/layout.module.css';
import classes from '../profile.module.css';
import { ProfileFrame } from '../ProfileFrame.tsx';
import { failureWords } from './failure-words.ts';

import '../../../ui/theme/fields.ts';

interface Typed {
  readonly currentPassword: string;
  readonly newPassword: string;
}

export function PasswordPage() {
  const user = usePerson();
  if (user === undefined) return null;
  return (
    <ProfileFrame title={<Trans>Password</Trans>} lead={<Trans>Scegli una password che non usi altrove.</Trans>}>
      <Card as="div" className={classes['narrow']}>
        <PasswordForm user={user} />
      </Card>
    </ProfileFrame>
  );
}

function PasswordForm({ user }: { user: Person }) {
  const { t } = useLingui();
  // A new key remounts the form, so that no password stays in it.
  const [changes, setChanges] = useState(0);
  const change = useChange(cambioPassword, {
    request: (typed: Typed) => ({ body: typed }),
    onDone: () => setChanges(changes + 1),
  });
  const form = useForm({
    initial: { currentPassword: '', newPassword: '' },
    check({ currentPassword, newPassword }) {
      const ofNew = passwordWords(passwordProblems(newPassword, user));
      return {
        ...(currentPassword === '' && { currentPassword: t`Scrivi la password attuale.` }),
        ...(newPassword === ''
          ? { newPassword: t`Scrivi la nuova password.` }
          : ofNew !== undefined && { newPassword: ofNew }),
      };
    },
    onSubmit: (typed, { restart }) => change.send(typed, { onDone: () => restart() }),
  });
  // The dialog shows the reason; closing it moves the focus to the affected field. Synchronously, because the next
  // keystrokes belong to that field.
  const [read, setRead] = useState<Error | null>(null);
  const close = () => setRead(change.error);

  return (
    <>
      <form key={changes} className={layout['stackLarge']} {...form.element}>
        {changes === 0 ? null : (
          <Callout tone="good" role="status" takesFocus title={<Trans>La nuova password è pronta</Trans>}>
            <Trans>
              Da adesso accedi con la nuova password. Per sicurezza abbiamo chiuso l’area clienti sugli altri
              dispositivi.
            </Trans>
          </Callout>
        )}
        <div className={layout['stack']}>
          {/* Tells password managers which account the password belongs to. */}
          <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
          <PasswordInput
            {...form.field('currentPassword')}
            label={t`Password attuale`}
            autoComplete="current-password"
            maxLength={PASSWORD_MAX_LENGTH}
            required
            withAsterisk={false}
          />
          <NewPasswordField {...form.field('newPassword')} label={t`Nuova password`} owner={user} isReplacing />
        </div>
        <div className={classes['actions']}>
          <Button type="submit" loading={change.isSending}>
            <Trans>Cambia la password</Trans>
          </Button>
        </div>
      </form>
      <Dialog
        opened={change.error !== null && change.error !== read}
        onClose={close}
        onClosed={() => form.show(rejectedPasswords(change.error))}
        closeLabel={null}
        title={<Trans>Errore nel reset password</Trans>}
      >
        <Callout tone="warn" role="alert">
          {change.problem === undefined ? null : failureWords(change.problem)}
        </Callout>
        <DialogActions>
          <Button onClick={close} data-autofocus>
            <Trans>Chiudi</Trans>
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function rejectedPasswords(error: Error | null): FieldErrors<keyof Typed> {
  if (hasErrorCode(error, 'BADP000')) return { currentPassword: errorCatalogue.BADP000.text };
  const words = passwordWords(rejectedCodes(error));
  return words === undefined ? {} : { newPassword: words };
}
