import { encodePassword, verifyUser } from '@sportello/calls';
import { PASSWORD_MAX_LENGTH } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { hasErrorCode } from '../../../api/errors/password-words.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { ChangeNote } from '../../../shared/change/ChangeNote.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { usePerson } from '../../../shared/customer/use-person.ts';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import classes from '../profile.module.css';
import { ProfileFrame } from '../ProfileFrame.tsx';
import { CloseDialog } from './CloseDialog.tsx';

import '../../../ui/theme/fields.ts';

/** Closes the account after showing the consequences and asking for the password (credenziali.chiusura.1). */
export function CloseAccountPage() {
  const user = usePerson();
  if (user === undefined) return null;
  return (
    <ProfileFrame
      title={<Trans>Elimina il tuo accesso</Trans>}
      lead={<Trans>Prima di decidere, leggi cosa succede.</Trans>}
    >
      <div className={cx(layout['stackLarge'], classes['narrow'])}>
        {/* A rejected closure reopened the account (fornitore.esiti.4). */}
        <ChangeNote matter="CHIUSURA" subject="account" />
        <Consequences />
        <Card as="div">
          <PasswordAgain username={user.username} />
        </Card>
      </div>
    </ProfileFrame>
  );
}

function Consequences() {
  return (
    <Card className={layout['stackLarge']}>
      <SectionTitle>
        <Trans>Cosa perdi</Trans>
      </SectionTitle>
      <ul className={classes['list']}>
        <li>
          <Trans>L’accesso all’area clienti, subito e su tutti i dispositivi.</Trans>
        </li>
        <li>
          <Trans>Nome utente e password: dopo 14 giorni saranno cancellati, e non si potranno recuperare.</Trans>
        </li>
        <li>
          <Trans>Le tue preferenze nell’area e i nomi che hai dato alle forniture.</Trans>
        </li>
      </ul>
      <SectionTitle>
        <Trans>Cosa resta</Trans>
      </SectionTitle>
      <ul className={classes['list']}>
        <li>
          <Trans>Le tue forniture: continuano come prima, e ricevi le bollette come adesso.</Trans>
        </li>
        <li>
          <Trans>Contratti, bollette e pagamenti: per legge li conserviamo per 10 anni.</Trans>
        </li>
        <li>
          <Trans>Le prove dei consensi che hai dato, per il tempo previsto dalla legge.</Trans>
        </li>
      </ul>
    </Card>
  );
}

function PasswordAgain({ username }: { username: string }) {
  const { t } = useLingui();
  const [isProved, setProved] = useState(false);
  const prove = useChange(verifyUser, {
    request: ({ password }: { password: string }) => ({ body: { password: encodePassword(password) } }),
    onDone: () => setProved(true),
  });
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { password: t`Scrivi la tua password.` } : {}),
    change: prove,
    refused: (error): { password?: string } =>
      hasErrorCode(error, 'BADP000') ? { password: t`La password attuale non è corretta.` } : {},
    onSubmit: (typed) => prove.send(typed),
  });
  return (
    <>
      <form className={layout['stackLarge']} {...form.element}>
        <FormProblem problem={form.problem} />
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordInput
          {...form.field('password')}
          label={t`Password`}
          description={t`Scrivi di nuovo la password, per essere sicuri che sia tu.`}
          autoComplete="current-password"
          maxLength={PASSWORD_MAX_LENGTH}
          required
          withAsterisk={false}
        />
        <div className={classes['actions']}>
          <Button type="submit" color="red" loading={prove.isSending}>
            <Trans>Continua</Trans>
          </Button>
        </div>
      </form>
      {isProved ? <CloseDialog onClose={() => setProved(false)} /> : null}
    </>
  );
}
