import { useLingui } from '@lingui/react/macro';
import { PasswordInput } from '@mantine/core';
import { PASSWORD_MAX_LENGTH, passwordProblems, type PasswordOwner } from '@sportello/domain';
import { useId, useState, type ChangeEvent, type ReactNode } from 'react';
import { PasswordRules } from './PasswordRules.tsx';

import '../../theme/fields.ts';

export interface NewPasswordFieldProps {
  name: string;
  /** Set when another password field is beside it. */
  label?: string | undefined;
  error?: ReactNode;
  /** Leave out for an uncontrolled field. */
  value?: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Data about the owner known to the browser; the server knows more and decides. */
  owner: PasswordOwner;
  /** Replaces a password that it must not resemble. */
  isReplacing?: boolean;
}

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
