import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { groupedIban } from '../iban.ts';
import classes from '../payments.module.css';
import type { Holder, HolderField } from './holder.ts';

interface HolderFieldsProps {
  holder: Holder;
  /** Of each input: its name, what is wrong, and that it was mended. */
  field: (name: HolderField) => { name: HolderField; error: string | undefined; onChange: () => void };
  onType: (changes: Partial<Holder>) => void;
}

/** The bank account that is debited, and who holds it. */
export function HolderFields({ holder, field, onType }: HolderFieldsProps) {
  const { t } = useLingui();
  const input = (name: HolderField, shown: (text: string) => string = (text) => text) => {
    const { onChange, ...props } = field(name);
    return {
      ...props,
      value: holder[name],
      onChange: ({ currentTarget }: React.ChangeEvent<HTMLInputElement>) => {
        onChange();
        const { value, selectionStart } = currentTarget;
        // Put in order only where one types at the end: elsewhere the cursor would jump.
        onType({ [name]: selectionStart === value.length ? shown(value) : value });
      },
    };
  };
  const capitals = (text: string) => text.toUpperCase();
  return (
    <div className={classes['fields']}>
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
        description={t`Lo trovi sull’estratto conto. Quello italiano ha 27 caratteri.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={48}
        onBlur={() => onType({ IBAN: groupedIban(holder.IBAN) })}
      />
    </div>
  );
}
