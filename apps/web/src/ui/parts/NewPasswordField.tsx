import { useLingui } from '@lingui/react/macro';
import { PasswordInput } from '@mantine/core';
import { PASSWORD_MAX_LENGTH, passwordProblems, type PasswordOwner } from '@sportello/domain';
import { useId, useState } from 'react';
import { PasswordRules } from './PasswordRules.tsx';

export interface NewPasswordFieldProps {
  name: string;
  /** What it is called where another password stands beside it. */
  label?: string | undefined;
  error: string | undefined;
  onChange: () => void;
  /** What is known here of whom the password is for; the server knows more and has the last word. */
  owner: PasswordOwner;
}

/** A new password, with its rules ticked off while it is typed. */
export function NewPasswordField({ name, label, error, onChange, owner }: NewPasswordFieldProps) {
  const { t } = useLingui();
  const rules = useId();
  const [typed, setTyped] = useState('');
  return (
    <>
      <PasswordInput
        name={name}
        label={label ?? t`Password`}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX_LENGTH}
        required
        withAsterisk={false}
        error={error}
        aria-describedby={rules}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange();
        }}
      />
      <PasswordRules id={rules} problems={typed === '' ? undefined : passwordProblems(typed, owner)} />
    </>
  );
}
