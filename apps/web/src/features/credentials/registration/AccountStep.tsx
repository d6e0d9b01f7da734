import { checkUsername, errorCatalogue } from '@sportello/calls';
import { isBlank, isUsername, passwordProblems, type PasswordOwner } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import type { FieldErrors } from '../../../shared/form/field-errors.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { rejectedWords, wordsFor, type CredentialsField } from '../field-words.ts';
import layout from '../../../ui/layout/layout.module.css';
import { NewPasswordField } from '../../../ui/parts/fields/NewPasswordField.tsx';
import { hasErrorCode, passwordWords, rejectedCodes } from '../../../api/errors/password-words.ts';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { StepPage } from '../StepPage.tsx';
import type { StepProps } from './RegistrationPage.tsx';

import '../../../ui/theme/fields.ts';

interface Account {
  readonly username: string;
  readonly password: string;
}

export function AccountStep({ registration, onDone, onSendBack, refused, frame }: StepProps) {
  const { t } = useLingui();
  const [username, setUsername] = useState(registration.username ?? '');
  const owner = { fiscalCode: registration.who?.identifier, username };
  const { config } = useApp();
  const ask = useChange(checkUsername, {
    request: ({ username: chosen }: Account) => ({
      body: { idRegistrazione: registration.start?.registrationId ?? '', username: chosen },
    }),
    onRejected(error, account) {
      if (hasErrorCode(error, 'PROCEDURE_EXPIRED')) onSendBack('chi-sei', error);
      // The rate limit error is shown later, at the code step.
      if (hasErrorCode(error, 'TOO_MANY_ATTEMPTS')) onDone(account);
    },
  });
  const form = useForm({
    initial: { username: registration.username ?? '', password: '' },
    isHeldByBrowser: true,
    check: (typed) => wrongAccount({ ...typed, username: typed.username.trim() }, owner),
    // Errors that only the server detects, such as a taken username or a rejected password.
    wrongAtFirst: wordsOfError(refused),
    change: ask,
    refused: rejectedWords,
    onSubmit({ username: chosen, password }, { show }) {
      const account = { username: chosen.trim(), password };
      if (!config.capabilities.includes(checkUsername.id)) return onDone(account);
      return ask.send(account, {
        onDone: ({ answer }) => (answer.isFree ? onDone(account) : show({ username: usernameWords('UIDP001') })),
      });
    },
  });
  const usernameField = form.field('username');
  return (
    <StepPage
      {...frame}
      title={<Trans>Il tuo accesso</Trans>}
      lead={<Trans>Scegli nome utente e password per accedere all’area clienti.</Trans>}
    >
      <form className={layout['stackLarge']} {...form.element}>
        <FormProblem problem={form.problem} />
        {registration.invitation === undefined ? null : (
          <Callout tone="good">
            <Trans>Ti registri con l’invito di un amico.</Trans>
          </Callout>
        )}
        <div className={layout['stack']}>
          <TextInput
            {...usernameField}
            label={t`Nome utente`}
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
        <Button type="submit" fullWidth loading={ask.isSending}>
          <Trans>Continua</Trans>
        </Button>
      </form>
    </StepPage>
  );
}

function wrongAccount(account: Account, owner: PasswordOwner) {
  const missing = (['username', 'password'] as const).filter((name) => isBlank(account[name]));
  const words = wordsFor([
    ...missing.map((campo) => ({ campo, codice: 'MISSING' })),
    ...(isUsername(account.username) ? [] : [{ campo: 'username', codice: 'CHARACTER_NOT_ALLOWED' }]),
  ]);
  const problems = passwordProblems(account.password, { ...owner, username: account.username });
  const ofPassword = account.password === '' ? undefined : passwordWords(problems);
  return ofPassword === undefined ? words : { ...words, password: ofPassword };
}

function usernameWords(code: 'UIDP001' | 'UIDP002'): string {
  return `${errorCatalogue[code].text} ${errorCatalogue[code].advice}`;
}

function wordsOfError(error: unknown): FieldErrors<CredentialsField> {
  const codes = rejectedCodes(error);
  const words: FieldErrors<CredentialsField> = {};
  for (const code of ['UIDP001', 'UIDP002'] as const) {
    if (codes.includes(code)) words.username = usernameWords(code);
  }
  const ofPassword = passwordWords(codes);
  if (ofPassword !== undefined) words.password = ofPassword;
  return words;
}
