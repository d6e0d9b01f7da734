import { useLingui } from '@lingui/react/macro';
import { PasswordInput } from '@mantine/core';
import { PASSWORD_MAX_LENGTH, passwordProblems, type PasswordOwner } from '@sportello/domain';
import { useId, useState, type ChangeEvent, type ReactNode } from 'react';
import { PasswordRules } from './PasswordRules.tsx';

import '../../theme/fields.ts';

export interface NewPasswordFieldProps {
  name: string;
  /** What it is called where another password stands beside it. */
  label?: string | undefined;
  error?: ReactNode;
  /** What stands in it, where the browser does not hold it. */
  value?: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** What is known here of whom the password is for; the server knows more and has the last word. */
  owner: PasswordOwner;
  /** It takes the place of another one, to which it must not be alike. */
  isReplacing?: boolean;
}

/** A new password, with its rules ticked off while it is typed. */
export function NewPasswordField({
  name,
  label,
  error,
  value,
  onChange,
  owner,
  isReplacing = false,
}: NewPasswordFieldProps) {
  const { t } = useLingui();
  const rules = useId();
  const [written, setWritten] = useState('');
  const typed = value ?? written;
  return (
    <>
      <PasswordInput
        name={name}
        {...(value !== undefined && { value })}
        label={label ?? t`Password`}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX_LENGTH}
        required
        withAsterisk={false}
        error={error}
        aria-invalid={Boolean(error)}
        aria-describedby={rules}
        onChange={(event) => {
          setWritten(event.currentTarget.value);
          onChange(event);
        }}
      />
      <PasswordRules
        id={rules}
        problems={typed === '' ? undefined : passwordProblems(typed, owner)}
        isReplacing={isReplacing}
      />
    </>
  );
}
