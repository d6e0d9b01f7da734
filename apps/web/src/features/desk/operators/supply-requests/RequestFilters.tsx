import { SUPPLY_REQUEST_KIND_LABELS, SUPPLY_REQUEST_KINDS } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../../ui/parts/texts/SectionTitle.tsx';
import { MoreFilters } from '../../queue/MoreFilters.tsx';
import queue from '../../queue/queue.module.css';
import { isFiltered, requestSearchOf, type RequestSearch } from './request-search.ts';

import '../../../../ui/theme/fields.ts';

interface RequestFiltersProps {
  search: RequestSearch;
  /** Undefined until known. */
  total: number | undefined;
  onAsk: (changes: Partial<RequestSearch>) => void;
}

export function RequestFilters({ search, total, onAsk }: RequestFiltersProps) {
  const { t } = useLingui();
  const { stato, tipo, cosa, cliente } = search;
  const askOne = (field: 'stato' | 'tipo' | 'cosa', value: string) =>
    onAsk({ [field]: requestSearchOf({ [field]: value })[field] });
  return (
    <Card as="div" className={queue['filters']}>
      <SectionTitle id="pratiche" count={total}>
        <Trans>Pratiche</Trans>
      </SectionTitle>
      <NativeSelect
        label={t`Quali pratiche`}
        value={stato ?? ''}
        onChange={({ currentTarget: { value } }) => askOne('stato', value)}
        data={[
          { value: '', label: t`Aperte` },
          { value: 'CONCLUSE', label: t`Concluse` },
        ]}
      />
      <MoreFilters isFiltered={isFiltered(search)} customer={cliente} onCustomer={(code) => onAsk({ cliente: code })}>
        <NativeSelect
          label={t`Tipo`}
          value={tipo ?? ''}
          onChange={({ currentTarget: { value } }) => askOne('tipo', value)}
          data={[
            { value: '', label: t`Tutti` },
            ...SUPPLY_REQUEST_KINDS.map((value) => ({ value, label: SUPPLY_REQUEST_KIND_LABELS[value] })),
          ]}
        />
        <NativeSelect
          label={t`Da fare`}
          value={cosa ?? ''}
          onChange={({ currentTarget: { value } }) => askOne('cosa', value)}
          data={[
            { value: '', label: t`Tutto` },
            { value: 'DA_VERIFICARE', label: t`Documenti da verificare` },
            { value: 'IN_RITARDO', label: t`In ritardo` },
          ]}
        />
      </MoreFilters>
    </Card>
  );
}
