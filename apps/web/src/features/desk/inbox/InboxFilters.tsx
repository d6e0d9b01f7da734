import { Trans, useLingui } from '@lingui/react/macro';
import { presentText } from '@sportello/domain';
import { Checkbox, NativeSelect } from '@mantine/core';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import type { InboxSearch } from './inbox-search.ts';
import { MoreFilters } from '../queue/MoreFilters.tsx';
import queue from '../queue/queue.module.css';

import '@mantine/core/styles/Checkbox.layer.css';
import '../../../ui/theme/fields.ts';

interface InboxFiltersProps {
  search: InboxSearch;
  topics: readonly { readonly id: string; readonly name: string }[];
  /** Undefined until known. */
  total: number | undefined;
  onAsk: (changes: Partial<InboxSearch>) => void;
}

export function InboxFilters({ search, topics, total, onAsk }: InboxFiltersProps) {
  const { t } = useLingui();
  const { stato, chi, argomento, ritardo } = search;
  // A selected topic stays visible even without any request.
  const known = topics.some(({ id }) => id === argomento) || argomento === undefined;
  return (
    <Card as="div" className={queue['filters']}>
      <SectionTitle id="richieste" count={total}>
        <Trans>Richieste dei clienti</Trans>
      </SectionTitle>
      <NativeSelect
        label={t`Quali richieste`}
        value={stato ?? ''}
        onChange={({ currentTarget: { value } }) => onAsk({ stato: value === 'RISPOSTE' ? value : undefined })}
        data={[
          { value: '', label: t`Da rispondere` },
          { value: 'RISPOSTE', label: t`Risposte` },
        ]}
      />
      <MoreFilters
        isFiltered={[chi, argomento, search.cliente, ritardo].some((each) => each !== undefined)}
        customer={search.cliente}
        onCustomer={(cliente) => onAsk({ cliente })}
        after={
          <Checkbox
            label={t`Solo in ritardo`}
            checked={ritardo !== undefined}
            onChange={({ currentTarget: { checked } }) => onAsk({ ritardo: checked ? 'X' : undefined })}
          />
        }
      >
        <NativeSelect
          label={t`In carico a`}
          value={chi ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onAsk({ chi: value === 'MIE' || value === 'LIBERE' ? value : undefined })
          }
          data={[
            { value: '', label: t`Tutti` },
            { value: 'MIE', label: t`Io` },
            { value: 'LIBERE', label: t`Nessuno` },
          ]}
        />
        <NativeSelect
          label={t`Argomento`}
          value={argomento ?? ''}
          onChange={({ currentTarget: { value } }) => onAsk({ argomento: presentText(value) })}
          data={[
            { value: '', label: t`Tutti` },
            ...topics.map(({ id, name }) => ({ value: id, label: name })),
            ...(known ? [] : [{ value: argomento, label: argomento }]),
          ]}
        />
      </MoreFilters>
    </Card>
  );
}
