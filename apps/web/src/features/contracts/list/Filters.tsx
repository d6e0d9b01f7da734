import type { Contract, ContractSegmentType } from '@sportello/domain';
import { Plural, useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { useFlag } from '../../../shared/customer/use-flag.ts';
import type { ChangeSearch } from '../../../shared/links/change-search.ts';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import { useTyped } from '../../../ui/use-typed.ts';
import { listSearchOf, type ListSearch } from './list-search.ts';
import classes from './list.module.css';
import { filteredContracts } from './search.ts';

import '../../../ui/theme/fields.ts';

/** Minimum number of contracts for the search field. */
const SEARCH_FROM = 3;

interface FiltersProps {
  part: ContractSegmentType;
  contracts: readonly Contract[];
  search: ListSearch;
  onSearch: ChangeSearch<ListSearch>;
  freshness: ReactNode;
}

export function Filters({ part, contracts, search, onSearch, freshness }: FiltersProps) {
  const { t } = useLingui();
  const filtersPlacet = useFlag('placetFilter');
  const filtersGradual = useFlag('gradualProtectionFilter');
  const change = (changes: Partial<Record<keyof ListSearch, string>>) =>
    onSearch((now) => listSearchOf({ ...now, ...changes }));
  const [typed, type] = useTyped(search.cerca ?? '', (cerca) => change({ cerca }));
  const found = useMemo(() => filteredContracts(contracts, search).length, [contracts, search]);
  const isSearchable = contracts.length >= SEARCH_FROM || Object.keys(search).some((key) => key !== 'tipo');
  return (
    <>
      {isSearchable ? (
        <search className={classes['filters']}>
          <TextInput
            className={classes['typed'] ?? ''}
            type="search"
            label={t`Cerca tra i contratti`}
            placeholder={t`Nome, indirizzo, POD o PDR`}
            leftSection={<IconSearch size={20} aria-hidden="true" />}
            autoComplete="off"
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
          />
          <NativeSelect
            label={t`Stato`}
            rightSection={<IconChevronDown size={20} aria-hidden="true" />}
            value={search.stato ?? ''}
            onChange={(event) => change({ stato: event.currentTarget.value })}
            data={[
              { value: '', label: t`Tutti` },
              { value: 'attivi', label: t`Attivi` },
              { value: 'chiusi', label: t`Chiusi` },
            ]}
          />
          {part === 'FORNITURE' ? (
            <NativeSelect
              label={t`Mercato`}
              rightSection={<IconChevronDown size={20} aria-hidden="true" />}
              value={search.mercato ?? ''}
              onChange={(event) => change({ mercato: event.currentTarget.value })}
              data={[
                { value: '', label: t`Tutti` },
                { value: 'libero', label: t`Libero` },
                { value: 'non-libero', label: t`Non libero` },
                ...(filtersPlacet ? [{ value: 'placet', label: t`PLACET` }] : []),
                ...(filtersGradual ? [{ value: 'graduali', label: t`Tutele graduali` }] : []),
              ]}
            />
          ) : null}
        </search>
      ) : null}
      <div className={cx(layout['soft'], layout['spread'])}>
        <output>
          {isFiltered(search) ? (
            <Plural value={found} one="# contratto trovato" other="# contratti trovati" />
          ) : (
            <Plural value={contracts.length} one="# contratto" other="# contratti" />
          )}
        </output>
        {freshness}
      </div>
    </>
  );
}

const isFiltered = ({ stato, mercato, cerca }: ListSearch) =>
  stato !== undefined || mercato !== undefined || (cerca ?? '').trim() !== '';
