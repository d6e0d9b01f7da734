import { errorCatalogue, type RefusedField } from '@sportello/calls';
import { passwordProblems } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { wordsFor, type CredentialsField } from '../field-words.ts';
import classes from '../forms.module.css';
import { NewPasswordField } from '../../../ui/parts/NewPasswordField.tsx';
import { passwordWords, refusedCodes } from '../../../api/password-words.ts';
import { StepPage } from '../StepPage.tsx';
import { useFields, type FieldErrors } from '../../../ui/use-fields.ts';
import type { StepProps } from './RegistrationPage.tsx';

/** With what one will sign in. */
export function AccountStep({ registration, onDone, refused, frame }: StepProps) {
  const { t } = useLingui();
  // What only the server could tell: a name that is taken, a password it refuses.
  const fields = useFields<CredentialsField>(() => wordsOfRefusal(refused));
  const [username, setUsername] = useState(registration.username ?? '');
  const owner = { fiscalCode: registration.who?.identifier, username };

  const send = (values: Readonly<Record<string, string>>) => {
    const account = { username: (values['username'] ?? '').trim(), password: values['password'] ?? '' };
    const missing: RefusedField[] = [
      ...(account.username === '' ? [{ campo: 'username', codice: 'MISSING' }] : []),
      ...(account.password === '' ? [{ campo: 'password', codice: 'MISSING' }] : []),
    ];
    const words = wordsFor(missing);
    const problems = passwordProblems(account.password, { ...owner, username: account.username });
    const ofPassword = account.password === '' ? undefined : passwordWords(problems);
    if (ofPassword !== undefined) words.password = ofPassword;
    if (Object.keys(words).length > 0) fields.show(words);
    else onDone(account);
  };

  const usernameField = fields.field('username');
  return (
    <StepPage
      {...frame}
      title={<Trans>Il tuo accesso</Trans>}
      lead={<Trans>Scegli con che cosa entrerai nell’area clienti.</Trans>}
    >
      <form className={classes['form']} {...fields.form(send)}>
        <div className={classes['fields']}>
          <TextInput
            {...usernameField}
            label={t`Username`}
            defaultValue={registration.username}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={120}
            required
            withAsterisk={false}
            onChange={(event) => {
              setUsername(event.currentTarget.value);
              usernameField.onChange();
            }}
          />
          <NewPasswordField {...fields.field('password')} name="password" owner={owner} />
        </div>
        <Button type="submit" fullWidth>
          <Trans>Continua</Trans>
        </Button>
      </form>
    </StepPage>
  );
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
