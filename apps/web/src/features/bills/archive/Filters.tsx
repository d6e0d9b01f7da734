import { BILL_STATUS_LABELS, billStatus, INVOICE_TYPE_LABELS, type Contract } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { nameAndKind } from '../../../shared/contracts/kind-words.ts';
import { afterPaint } from '../../../ui/after-paint.ts';
import { cx } from '../../../ui/cx.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import classes from '../bills.module.css';
import { OPEN } from '../open.ts';
import { periodOf } from '../queries.ts';
import { useToday } from '../use-today.ts';
import {
  archiveSearchOf,
  LISTED_TYPES,
  STATUS_WORDS,
  statusCodeOf,
  type ArchiveSearch,
  type StatusWord,
} from './archive-search.ts';
import '../../../ui/theme/fields.ts';

/** What is chosen from lists, beside the number that is typed. */
const CHOICES = ['fornitura', 'stato', 'anno', 'tipo'] as const;

interface FiltersProps {
  search: ArchiveSearch;
  onSearch: (search: ArchiveSearch) => void;
  contracts: readonly Contract[];
}

/** What one looks for in the archive; it stands in the URL. */
export function Filters({ search, onSearch, contracts }: FiltersProps) {
  const { t } = useLingui();
  const { today } = useToday();
  const change = (name: keyof ArchiveSearch) => (event: { currentTarget: { value: string } }) =>
    onSearch(archiveSearchOf({ ...search, [name]: event.currentTarget.value }));
  const chevron = <IconChevronDown size={20} aria-hidden="true" />;
  const words = Object.keys(STATUS_WORDS) as StatusWord[];
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
        key={search.cerca === undefined ? 'empty' : 'typed'}
        defaultValue={search.cerca}
        onKeyDown={(event) => {
          if (event.key === 'Enter') change('cerca')(event);
        }}
        // What was pressed instead answers first.
        onBlur={({ currentTarget }) => void afterPaint().then(() => change('cerca')({ currentTarget }))}
      />
      {/* On a phone the bills come first, and what narrows them down when it is asked for. */}
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
        {contracts.length < 2 ? null : (
          <NativeSelect
            className={classes['supply'] ?? ''}
            label={t`Fornitura o servizio`}
            rightSection={chevron}
            value={search.fornitura ?? ''}
            onChange={change('fornitura')}
            data={[
              { value: '', label: t`Tutti` },
              ...contracts.map((contract) => ({ value: contract.code, label: nameAndKind(contract) })),
            ]}
          />
        )}
        <NativeSelect
          label={t`Stato`}
          rightSection={chevron}
          value={search.stato ?? ''}
          onChange={change('stato')}
          data={[
            { value: '', label: t`Tutti` },
            { value: OPEN, label: t`Ancora da saldare` },
            ...words.map((word) => ({ value: word, label: BILL_STATUS_LABELS[billStatus(statusCodeOf(word))] })),
          ]}
        />
        <NativeSelect
          label={t`Anno`}
          rightSection={chevron}
          value={search.anno ?? ''}
          onChange={change('anno')}
          data={[{ value: '', label: t`Tutti` }, ...yearsUntil(today)]}
        />
        <NativeSelect
          label={t`Tipo di documento`}
          rightSection={chevron}
          value={search.tipo ?? ''}
          onChange={change('tipo')}
          data={[
            { value: '', label: t`Tutti` },
            ...LISTED_TYPES.map((type) => ({ value: type, label: INVOICE_TYPE_LABELS[type] })),
          ]}
        />
      </div>
    </Card>
  );
}

/** The years that the archive goes back, the latest first. */
function yearsUntil(today: string): string[] {
  const [last, first] = [Number(today.slice(0, 4)), Number(periodOf(today).from.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, index) => String(last - index));
}
