import { Trans, useLingui } from '@lingui/react/macro';
import { presentText } from '@sportello/domain';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import type { InboxSearch } from './inbox-search.ts';
import classes from './Inbox.module.css';

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
  const [customer, setCustomer] = useState(search.cliente ?? '');
  const askFor = useDebouncedCallback((typed: string) => onAsk({ cliente: presentText(typed)?.trim() }), 300);
  const [isFiltered] = useState([chi, argomento, search.cliente, ritardo].some((each) => each !== undefined));
  // A selected topic stays visible even without any request.
  const known = topics.some(({ id }) => id === argomento) || argomento === undefined;
  return (
    <Card as="div" className={classes['filters']}>
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
      {/* Starts open if a filter is active, because it explains a short list. */}
      <details className={classes['more']} open={isFiltered}>
        <summary>
          <Trans>Filtri</Trans>
          <IconChevronDown size={20} aria-hidden="true" />
        </summary>
        <div className={classes['fields']}>
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
          <TextInput
            label={t`Codice cliente`}
            value={customer}
            autoComplete="off"
            inputMode="numeric"
            maxLength={40}
            onChange={({ currentTarget: { value } }) => {
              setCustomer(value);
              askFor(value);
            }}
          />
          <Checkbox
            label={t`Solo in ritardo`}
            checked={ritardo !== undefined}
            onChange={({ currentTarget: { checked } }) => onAsk({ ritardo: checked ? 'X' : undefined })}
          />
        </div>
      </details>
    </Card>
  );
}
