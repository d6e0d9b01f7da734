import { useLingui } from '@lingui/react/macro';
import { TextInput, type TextInputProps } from '@mantine/core';
import classes from './OneTimeCodeInput.module.css';

import '../../theme/fields.ts';

/** One field for a six-digit code: phones can autofill it, and it can be pasted. */
export function OneTimeCodeInput(props: TextInputProps) {
  const { t } = useLingui();
  return (
    <TextInput
      label={t`Codice di 6 cifre`}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      // Longer than the code, because a pasted one contains spaces.
      maxLength={20}
      required
      withAsterisk={false}
      classNames={{ input: classes['digits'] ?? '' }}
      {...props}
    />
  );
}
