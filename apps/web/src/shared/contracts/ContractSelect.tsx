import { searchContracts } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { cx } from '../../ui/cx.ts';
import blocks from '../../ui/styles/blocks.module.css';
import layout from '../../ui/layout/layout.module.css';
import screens from '../../ui/styles/screens.module.css';
import type { ContractChoice } from './choices.ts';
import classes from './ContractSelect.module.css';

import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '../../ui/theme/fields.ts';

/** Maximum number rendered; the others are found by search. */
const MOST_DRAWN = 30;

/** As wide as a name with its address, whatever the field's width; never wider than a phone's card. */
const WIDTH = 'min(28rem, calc(100vw - 4.5rem))';

interface ContractSelectProps {
  label: string;
  className?: string;
  choices: readonly ContractChoice[];
  value: string;
  onChoose: (code: string) => void;
}

export function ContractSelect({ label, className, choices, value, onChoose }: ContractSelectProps) {
  const { t } = useLingui();
  const byCode = useMemo(() => new Map(choices.map((choice) => [choice.value, choice])), [choices]);
  const data = useMemo(
    () => [{ value: '', label: t`Tutti` }, ...choices.map((choice) => ({ value: choice.value, label: choice.label }))],
    [choices, t],
  );
  return (
    <Select
      {...(className !== undefined && { className })}
      label={label}
      placeholder={t`Tutti: scrivi nome, indirizzo, POD o PDR`}
      data={data}
      value={value === '' ? null : value}
      onChange={(code) => onChoose(code ?? '')}
      searchable
      limit={MOST_DRAWN}
      filter={({ options, search, limit }) => {
        if (search === '') return options.slice(0, limit);
        const all = choices.map(({ contract }) => contract);
        const found = new Set(searchContracts(all, search).map(({ code }) => code));
        return options.filter((option) => 'value' in option && found.has(option.value)).slice(0, limit);
      }}
      renderOption={({ option }) => {
        const choice = byCode.get(option.value);
        return (
          <span className={cx(blocks['stackFlush'], screens['shrinks'], blocks['anywhere'])}>
            {choice?.name ?? option.label}
            <span className={cx(layout['caption'], classes['detail'])}>{choice?.detail}</span>
          </span>
        );
      }}
      nothingFoundMessage={t`Nessun contratto corrisponde.`}
      onFocus={(event) => event.currentTarget.select()}
      comboboxProps={{ keepMounted: false, withinPortal: false, position: 'bottom-start', width: WIDTH }}
    />
  );
}
