import { errorCatalogue } from '@sportello/calls';
import { isBlank, isUsername, passwordProblems, type PasswordOwner } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FieldErrors } from '../../../shared/form/field-errors.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { wordsFor, type CredentialsField } from '../field-words.ts';
import classes from '../forms.module.css';
import { NewPasswordField } from '../../../ui/parts/NewPasswordField.tsx';
import { passwordWords, refusedCodes } from '../../../api/password-words.ts';
import { StepPage } from '../StepPage.tsx';
import type { StepProps } from './RegistrationPage.tsx';

/** With what one will sign in. */
export function AccountStep({ registration, onDone, refused, frame }: StepProps) {
  const { t } = useLingui();
  const [username, setUsername] = useState(registration.username ?? '');
  const owner = { fiscalCode: registration.who?.identifier, username };
  const form = useForm({
    initial: { username: registration.username ?? '', password: '' },
    isHeldByBrowser: true,
    check: (typed) => wrongAccount({ ...typed, username: typed.username.trim() }, owner),
    // What only the server could tell: a name that is taken, a password it refuses.
    wrongAtFirst: wordsOfRefusal(refused),
    onSubmit: ({ username: chosen, password }) => onDone({ username: chosen.trim(), password }),
  });
  const usernameField = form.field('username');
  return (
    <StepPage
      {...frame}
      title={<Trans>Il tuo accesso</Trans>}
      lead={<Trans>Scegli con che cosa entrerai nell’area clienti.</Trans>}
    >
      <form className={classes['form']} {...form.element}>
        <div className={classes['fields']}>
          <TextInput
            {...usernameField}
            label={t`Username`}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={120}
            required
            withAsterisk={false}
            onChange={(event) => {
              setUsername(event.currentTarget.value);
              usernameField.onChange(event);
            }}
          />
          <NewPasswordField {...form.field('password')} owner={owner} />
        </div>
        <Button type="submit" fullWidth>
          <Trans>Continua</Trans>
        </Button>
      </form>
    </StepPage>
  );
}

/** What is plainly wrong, before anything is sent. */
function wrongAccount(account: { username: string; password: string }, owner: PasswordOwner) {
  const missing = (['username', 'password'] as const).filter((name) => isBlank(account[name]));
  const words = wordsFor([
    ...missing.map((campo) => ({ campo, codice: 'MISSING' })),
    ...(isUsername(account.username) ? [] : [{ campo: 'username', codice: 'CHARACTER_NOT_ALLOWED' }]),
  ]);
  const problems = passwordProblems(account.password, { ...owner, username: account.username });
  const ofPassword = account.password === '' ? undefined : passwordWords(problems);
  return ofPassword === undefined ? words : { ...words, password: ofPassword };
}

function wordsOfRefusal(error: unknown): FieldErrors<CredentialsField> {
  const codes = refusedCodes(error);
  const words: FieldErrors<CredentialsField> = {};
  for (const code of ['UIDP001', 'UIDP002'] as const) {
    if (codes.includes(code)) words.username = `${errorCatalogue[code].text} ${errorCatalogue[code].advice}`;
  }
  const ofPassword = passwordWords(codes);
  if (ofPassword !== undefined) words.password = ofPassword;
  return words;
}
