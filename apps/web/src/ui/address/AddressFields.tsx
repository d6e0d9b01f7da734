import { Trans, useLingui } from '@lingui/react/macro';
import type { StreetSuggestion, TownSuggestion } from '@sportello/domain';
import { NativeSelect, TextInput } from '@mantine/core';
import { useId, useMemo, type ChangeEvent, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Callout } from '../parts/callouts/Callout.tsx';
import { LONGEST, withStreet, withText, withTown, type AddressDraft, type AddressField } from './address.ts';
import classes from './address.module.css';
import { SuggestInput } from './SuggestInput.tsx';
import { useSuggestions } from './use-suggestions.ts';

import '../theme/fields.ts';

/** Must be the same object as long as the source is the same. */
export interface AddressSuggestions {
  readonly towns: (text: string) => Promise<readonly TownSuggestion[]>;
  readonly streets: (townKey: string, text: string) => Promise<readonly StreetSuggestion[]>;
}

interface FormField {
  readonly name: string;
  readonly error?: ReactNode;
  readonly onBlur?: () => void;
}

interface AddressFieldsProps {
  readonly value: AddressDraft;
  readonly onChange: (draft: AddressDraft) => void;
  readonly suggestions: AddressSuggestions;
  readonly field: (name: AddressField) => FormField;
}

/**
 * The fields of an Italian address, used throughout the product: town, province and postal code, street, number.
 * Suggestions never restrict the input, and it works without them.
 */
export function AddressFields({ value, onChange, suggestions, field: fieldOf }: AddressFieldsProps) {
  const { t } = useLingui();
  const legend = useId();
  const { townKey } = value;
  const askStreets = useMemo(
    () => (townKey === '' ? undefined : (text: string) => suggestions.streets(townKey, text)),
    [suggestions, townKey],
  );
  const towns = useSuggestions(suggestions.towns, townKey === '' ? value.city : '');
  const streets = useSuggestions(askStreets, value.street);

  const write = (field: AddressField) => (text: string) => onChange(withText(value, field, text));
  const plain = (field: AddressField) => ({
    ...fieldOf(field),
    value: value[field],
    required: true,
    withAsterisk: false,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => write(field)(event.currentTarget.value),
  });

  return (
    <div role="group" aria-labelledby={legend}>
      <p id={legend} hidden>
        <Trans>Indirizzo</Trans>
      </p>
      <div role="status">
        {towns.isFailed || streets.isFailed ? (
          <Callout tone="warn">
            <Trans>Comuni e vie non si possono suggerire. Scrivi l’indirizzo per intero.</Trans>
          </Callout>
        ) : null}
      </div>
      <div className={classes['fields']}>
        <div className={classes['wide']}>
          <SuggestInput
            label={t`Comune`}
            value={value.city}
            onType={write('city')}
            suggestions={towns}
            keyOf={(town) => town.key}
            nameOf={(town) => town.name}
            detailOf={(town) => [town.germanName, town.province].filter(Boolean).join(' · ')}
            onChoose={(town) => {
              onChange(withTown(value, town));
            }}
            field={{ ...fieldOf('city'), maxLength: LONGEST.city + 50, autoComplete: 'address-level2' }}
          />
        </div>
        <TextInput
          label={t`Provincia`}
          placeholder="MI"
          autoComplete="address-level1"
          autoCapitalize="characters"
          {...plain('province')}
        />
        {value.caps.length > 1 ? (
          <NativeSelect
            label={t`CAP`}
            autoComplete="postal-code"
            data={[{ value: '', label: t`Scegli` }, ...value.caps]}
            {...plain('cap')}
          />
        ) : (
          <TextInput label={t`CAP`} inputMode="numeric" autoComplete="postal-code" {...plain('cap')} />
        )}
        <div className={cx(classes['wide'], classes['street'])}>
          <SuggestInput
            label={t`Via o piazza`}
            value={value.street}
            onType={write('street')}
            suggestions={streets}
            keyOf={(street) => street.key}
            nameOf={(street) => street.name}
            detailOf={(street) => [street.germanName, street.cap].filter(Boolean).join(' · ')}
            onChoose={(street) => {
              onChange(withStreet(value, street));
            }}
            field={{ ...fieldOf('street'), maxLength: LONGEST.street + 50, autoComplete: 'address-line1' }}
          />
        </div>
        <TextInput label={t`Numero civico`} placeholder="12/B" autoComplete="off" {...plain('number')} />
      </div>
    </div>
  );
}
