import { BILL_STATUS_LABELS, billStatus, INVOICE_TYPE_LABELS, type Contract } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { memo, useId, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import type { ChangeSearch } from '../../../shared/links/change-search.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { useTyped } from '../../../ui/use-typed.ts';
import classes from '../bills.module.css';
import { COMING, NOW, OVERDUE } from '../open.ts';
import {
  archiveSearchOf,
  LISTED_TYPES,
  STATUS_WORDS,
  statusCodeOf,
  type ArchiveSearch,
  type StatusWord,
} from './archive-search.ts';
import { AddressFilter } from './AddressFilter.tsx';
import { monthChoice, useBillChoices } from './use-bill-choices.ts';
import { SupplyFilter } from './SupplyFilter.tsx';
import '../../../ui/theme/fields.ts';

const CHOICES = ['fornitura', 'indirizzo', 'stato', 'anno', 'mese', 'tipo'] as const;

interface FiltersProps {
  search: ArchiveSearch;
  onSearch: ChangeSearch<ArchiveSearch>;
  contracts: readonly Contract[];
}

export function Filters({ search, onSearch, contracts }: FiltersProps) {
  const { t } = useLingui();
  const { fornitura, indirizzo, stato, anno, mese, tipo } = search;
  const [typed, type] = useTyped(
    search.cerca ?? '',
    (cerca) => onSearch((now) => archiveSearchOf({ ...now, cerca })),
    (text) => archiveSearchOf({ cerca: text }).cerca ?? '',
  );
  const chosen = CHOICES.filter((name) => search[name] !== undefined).length;
  const [isOpen, setIsOpen] = useState(chosen > 0);
  const choices = useId();
  return (
    <Card as="search" className={classes['filters']}>
      <TextInput
        type="search"
        label={t`Cerca per numero`}
        placeholder={t`Numero della bolletta`}
        leftSection={<IconSearch size={20} aria-hidden="true" />}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {/* On a phone the filters are collapsed, so the bills come first. */}
      <Button
        className={classes['fold'] ?? ''}
        variant="light"
        aria-expanded={isOpen}
        aria-controls={choices}
        onClick={() => setIsOpen(!isOpen)}
      >
        {chosen === 0 ? t`Filtri` : t`Filtri (${chosen})`}
      </Button>
      <div id={choices} className={cx(classes['choices'], !isOpen && classes['folded'])}>
        <Choices
          fornitura={fornitura}
          indirizzo={indirizzo}
          stato={stato}
          anno={anno}
          mese={mese}
          tipo={tipo}
          contracts={contracts}
          onSearch={onSearch}
        />
      </div>
    </Card>
  );
}

type ChoicesProps = Pick<FiltersProps, 'contracts' | 'onSearch'> & {
  [name in (typeof CHOICES)[number]]: ArchiveSearch[name];
};

/** Memoized: nothing of it changes while a number is typed. */
const Choices = memo(function Choices({
  fornitura,
  indirizzo,
  stato,
  anno,
  mese,
  tipo,
  contracts,
  onSearch,
}: ChoicesProps) {
  const { t } = useLingui();
  const { years, months, addresses } = useBillChoices({ anno, mese, indirizzo }, contracts);
  const ask = (changes: Partial<Record<keyof ArchiveSearch, string | undefined>>) =>
    onSearch((now) => archiveSearchOf({ ...now, ...changes }));
  const change = (name: keyof ArchiveSearch) => (event: { currentTarget: { value: string } }) =>
    ask({ [name]: event.currentTarget.value });
  const chevron = <IconChevronDown size={20} aria-hidden="true" />;
  const words = Object.keys(STATUS_WORDS) as StatusWord[];
  return (
    <>
      {contracts.length < 2 ? null : (
        <SupplyFilter contracts={contracts} value={fornitura ?? ''} onChoose={(code) => ask({ fornitura: code })} />
      )}
      <AddressFilter
        addresses={addresses}
        value={indirizzo ?? ''}
        onChoose={(address) => ask({ indirizzo: address })}
      />
      <NativeSelect
        label={t`Stato`}
        rightSection={chevron}
        value={stato ?? ''}
        onChange={change('stato')}
        data={[
          { value: '', label: t`Tutti` },
          { value: NOW, label: t`Da pagare adesso` },
          { value: OVERDUE, label: t`Scadute, da pagare` },
          { value: COMING, label: t`In arrivo` },
          ...words.map((word) => ({ value: word, label: BILL_STATUS_LABELS[billStatus(statusCodeOf(word))] })),
        ]}
      />
      <NativeSelect
        label={t`Anno`}
        rightSection={chevron}
        value={anno ?? ''}
        onChange={change('anno')}
        data={[{ value: '', label: t`Tutti` }, ...years]}
      />
      {anno === undefined ? null : (
        <NativeSelect
          label={t`Mese`}
          rightSection={chevron}
          value={mese ?? ''}
          onChange={change('mese')}
          data={[{ value: '', label: t`Tutti` }, ...months.map(monthChoice)]}
        />
      )}
      <NativeSelect
        label={t`Tipo di documento`}
        rightSection={chevron}
        value={tipo ?? ''}
        onChange={change('tipo')}
        data={[
          { value: '', label: t`Tutti` },
          ...LISTED_TYPES.map((type) => ({ value: type, label: INVOICE_TYPE_LABELS[type] })),
        ]}
      />
    </>
  );
});
