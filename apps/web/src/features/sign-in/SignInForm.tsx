import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { credentialsOf, missingFields, type CredentialField } from './credentials.ts';
import { useSignInGate } from '../../api/start/sign-in-gate.ts';
import type { RenderLink } from '../../ui/links.ts';
import { OnDemand } from '../../ui/later/OnDemand.tsx';
import layout from '../../ui/layout/layout.module.css';
import classes from './SignInForm.module.css';
import type { SignIn } from './use-sign-in.ts';

import '../../ui/theme/fields.ts';
import '../../ui/theme/anchors.ts';

// The error component is not needed at first; it is loaded with the first keystroke.
const importError = () => import('./SignInError.tsx').then(({ SignInError }) => SignInError);
const expectAnswer = () => {
  importError().catch(() => undefined);
  import('./sign-in-request.ts').catch(() => undefined);
};

/**
 * Uncontrolled fields in a form sent by POST: input by a password manager or before hydration is not lost and never
 * ends up in the URL.
 */
export function SignInForm({ signIn, renderLink }: { signIn: SignIn; renderLink: RenderLink }) {
  const { t } = useLingui();
  const { isOnline } = useSignInGate();
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<CredentialField[]>([]);
  const [isCapsLock, setCapsLock] = useState(false);

  // An error keeps the username and clears the password.
  useEffect(() => {
    if (signIn.error === undefined) return;
    password.current?.focus();
    password.current?.select();
  }, [signIn.error]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signIn.isPending) return;
    const credentials = credentialsOf(new FormData(event.currentTarget));
    const fields = missingFields(credentials);
    setMissing(fields);
    if (fields.length === 0) signIn.start(credentials);
    else (fields[0] === 'username' ? username : password).current?.focus();
  };
  const fill = (field: CredentialField) => () => setMissing((fields) => fields.filter((each) => each !== field));
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <form
      className={layout['stackLarge']}
      method="post"
      action="/login"
      noValidate
      onSubmit={submit}
      onInput={expectAnswer}
    >
      {signIn.error !== undefined ? (
        <OnDemand load={importError} wanted={1} props={{ error: signIn.error }}>
          {/* Fallback if the error component failed to load. */}
          <p role="alert" className={classes['problem']}>
            {isOnline() ? (
              <Trans>L’accesso non è riuscito: riprova.</Trans>
            ) : (
              <Trans>Sei senza connessione: non abbiamo inviato nulla.</Trans>
            )}
          </p>
        </OnDemand>
      ) : null}
      <div className={layout['stack']}>
        <TextInput
          ref={username}
          name="username"
          label={t`Nome utente`}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={120}
          readOnly={signIn.isPending}
          required
          withAsterisk={false}
          error={missing.includes('username') ? t`Scrivi il tuo nome utente.` : undefined}
          onChange={fill('username')}
        />
        <PasswordInput
          ref={password}
          name="password"
          label={t`Password`}
          autoComplete="current-password"
          maxLength={128}
          readOnly={signIn.isPending}
          required
          withAsterisk={false}
          description={isCapsLock ? t`Il blocco maiuscole è attivo.` : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={missing.includes('password') ? t`Scrivi la tua password.` : undefined}
          aria-invalid={missing.includes('password')}
          onChange={fill('password')}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
        />
        <div className={classes['row']}>
          <Checkbox name="rememberMe" label={t`Ricordami`} />
          <Anchor renderRoot={({ className, children }) => renderLink({ id: 'recover', className, children })}>
            <Trans>Hai dimenticato le credenziali?</Trans>
          </Anchor>
        </div>
        <Button type="submit" fullWidth loading={signIn.isPending}>
          <Trans>Accedi</Trans>
        </Button>
      </div>
    </form>
  );
}
