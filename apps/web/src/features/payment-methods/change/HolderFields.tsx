import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import { groupedIban } from '../iban.ts';
import classes from '../payments.module.css';
import type { HolderField } from './holder.ts';
import type { PaymentForm } from './use-payment-form.ts';

import '../../../ui/theme/fields.ts';

export function HolderFields({ form }: { form: PaymentForm }) {
  const { t } = useLingui();
  const input = (name: HolderField, shown: (text: string) => string = (text) => text) => ({
    ...form.field(name),
    value: form.holder[name],
    onChange({ currentTarget }: React.ChangeEvent<HTMLInputElement>) {
      const { value, selectionStart } = currentTarget;
      // Formats only while typing at the end; elsewhere the cursor would jump.
      form.set({ [name]: selectionStart === value.length ? shown(value) : value });
    },
  });
  const capitals = (text: string) => text.toUpperCase();
  return (
    <div className={cx(layout['stack'], classes['fields'])}>
      <TextInput {...input('nome')} label={t`Nome`} autoComplete="given-name" maxLength={100} />
      <TextInput
        {...input('cognome')}
        label={t`Cognome o ragione sociale`}
        autoComplete="family-name"
        maxLength={100}
      />
      <TextInput
        {...input('codiceFiscale', capitals)}
        label={t`Codice fiscale o partita IVA`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={16}
      />
      <TextInput
        {...input('IBAN', groupedIban)}
        className={classes['wide'] ?? ''}
        label={t`IBAN`}
        description={t`L’IBAN è sull’estratto conto. Quello italiano ha 27 caratteri.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={48}
        onBlur={() => form.set({ IBAN: groupedIban(form.holder.IBAN) })}
      />
    </div>
  );
}
