import { useLingui } from '@lingui/react/macro';
import { TextInput, type TextInputProps } from '@mantine/core';
import classes from './OneTimeCodeInput.module.css';

import '../../theme/fields.ts';

/** One field for the six digits of a message: a phone offers them by itself, and they can be pasted. */
export function OneTimeCodeInput(props: TextInputProps) {
  const { t } = useLingui();
  return (
    <TextInput
      label={t`Codice di 6 cifre`}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      // Longer than the code: a pasted one has spaces in it.
      maxLength={20}
      required
      withAsterisk={false}
      classNames={{ input: classes['digits'] ?? '' }}
      {...props}
    />
  );
}
