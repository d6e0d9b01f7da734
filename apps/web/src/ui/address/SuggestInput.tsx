import { Plural, useLingui } from '@lingui/react/macro';
import { Combobox, TextInput, useCombobox, VisuallyHidden, type TextInputProps } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { cx } from '../cx.ts';
import layout from '../layout/layout.module.css';
import type { Suggestions } from './use-suggestions.ts';
import classes from './address.module.css';

import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '../theme/fields.ts';

interface SuggestInputProps<T> {
  readonly label: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly suggestions: Suggestions<T>;
  readonly keyOf: (item: T) => string;
  readonly nameOf: (item: T) => string;
  /** Shown small beside the name: province, German name. */
  readonly detailOf: (item: T) => string;
  readonly onChoose: (item: T) => void;
  readonly field: Pick<TextInputProps, 'name' | 'error' | 'maxLength' | 'onBlur' | 'autoComplete'>;
}

/** `Combobox.Target` adds `aria-controls`, the expanded state and the active option. */
const combo = { role: 'combobox', 'aria-autocomplete': 'list' } as const;

/** A free text with suggestions: a combobox whose list is optional. */
export function SuggestInput<T>(props: SuggestInputProps<T>) {
  const { label, value, onType, suggestions, keyOf, nameOf, detailOf, onChoose, field } = props;
  const { t } = useLingui();
  const { items, of } = suggestions;
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const isOpen = combobox.dropdownOpened && items.length > 0;

  const choose = (key: string) => {
    const item = items.find((each) => keyOf(each) === key);
    if (item !== undefined) onChoose(item);
    combobox.closeDropdown();
  };
  // With the list open, Enter picks the active option and does not submit the form.
  const keepInForm = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isOpen && combobox.getSelectedOptionIndex() >= 0) event.preventDefault();
  };

  return (
    <>
      <Combobox store={{ ...combobox, dropdownOpened: isOpen }} onOptionSubmit={choose} withinPortal={false}>
        <Combobox.Target withExpandedAttribute>
          <TextInput
            label={label}
            {...field}
            value={value}
            {...combo}
            required
            withAsterisk={false}
            spellCheck={false}
            autoCorrect="off"
            onChange={(event) => {
              onType(event.currentTarget.value);
              combobox.resetSelectedOption();
              combobox.openDropdown();
            }}
            onKeyDown={keepInForm}
            onBlur={(event) => {
              combobox.closeDropdown();
              field.onBlur?.(event);
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Options className={classes['options']} aria-label={t`Suggerimenti`}>
            {items.map((item) => (
              <Combobox.Option key={keyOf(item)} value={keyOf(item)}>
                {nameOf(item)} <span className={cx(layout['caption'], classes['detail'])}>{detailOf(item)}</span>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <VisuallyHidden role="status">
        {of === undefined || !combobox.dropdownOpened ? null : (
          <Plural
            value={items.length}
            _0="Nessun suggerimento: puoi scrivere liberamente."
            one="# suggerimento: usa le frecce per sceglierlo."
            other="# suggerimenti: usa le frecce per scegliere."
          />
        )}
      </VisuallyHidden>
    </>
  );
}
