import { recentSearches } from '@sportello/calls';
import { CUSTOMER_SEGMENTS, presentText, SEGMENT_LABELS } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../../api/app.ts';
import { useForm } from '../../../../shared/form/use-form.ts';
import { readOf } from '../../../../shared/read/read.ts';
import { ReadCard } from '../../../../shared/read/ReadCard.tsx';
import { cx } from '../../../../ui/cx.ts';
import layout from '../../../../ui/layout/layout.module.css';
import screens from '../../../../ui/styles/screens.module.css';
import { pastMoment } from '../../../../ui/moments.ts';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { LinesSkeleton } from '../../../../ui/parts/states/LinesSkeleton.tsx';
import { FoundCustomer } from './FoundCustomer.tsx';
import type { CustomerSearch } from './customer-search.ts';
import classes from './Customers.module.css';
import '../../../../ui/theme/fields.ts';

interface CustomerSearchPageProps {
  search: CustomerSearch;
  onSearch: (search: CustomerSearch) => void;
}

const SEGMENTS = CUSTOMER_SEGMENTS.map((each) => SEGMENT_LABELS[each]);

/** Finds a customer by code and segment and starts impersonation (operatore.ricerca.6). */
export function CustomerSearchPage({ search, onSearch }: CustomerSearchPageProps) {
  // The result of a search made here is announced; that of the initial URL is not.
  const [isAsked, setIsAsked] = useState(false);
  const ask = (wanted: CustomerSearch) => {
    setIsAsked(true);
    onSearch(wanted);
  };
  return (
    <>
      <Card>
        {/* The key resets the form when the URL changes. */}
        <SearchForm key={`${search.codice} ${search.segmento}`} search={search} onSearch={ask} />
      </Card>
      {search.codice === undefined || search.segmento === undefined ? null : (
        <FoundCustomer
          key={`${search.codice} ${search.segmento}`}
          code={search.codice}
          segment={search.segmento}
          takesFocus={isAsked}
        />
      )}
      <RecentSearches onSearch={ask} />
    </>
  );
}

function SearchForm({ search, onSearch }: CustomerSearchPageProps) {
  const { t } = useLingui();
  const form = useForm({
    initial: { codiceCliente: search.codice ?? '', segmento: search.segmento ?? SEGMENT_LABELS.RESIDENZIALE },
    check: ({ codiceCliente }) =>
      presentText(codiceCliente) === undefined ? { codiceCliente: t`Scrivi il codice cliente.` } : {},
    onSubmit: ({ codiceCliente, segmento }) => onSearch({ codice: codiceCliente.trim(), segmento }),
  });
  return (
    <form className={classes['search']} role="search" {...form.element}>
      <TextInput
        {...form.field('codiceCliente')}
        className={classes['code']}
        label={t`Codice cliente`}
        autoComplete="off"
        inputMode="numeric"
        maxLength={40}
      />
      <NativeSelect {...form.field('segmento')} label={t`Segmento`} data={SEGMENTS} />
      <Button type="submit" leftSection={<IconSearch size={20} aria-hidden="true" />}>
        <Trans>Cerca</Trans>
      </Button>
    </form>
  );
}

function RecentSearches({ onSearch }: Pick<CustomerSearchPageProps, 'onSearch'>) {
  const { queryOf, clock, config } = useApp();
  const isThere = config.capabilities.includes(recentSearches.id);
  const recent = readOf(useQuery({ ...queryOf(recentSearches, {}), enabled: isThere }));
  if (!isThere || recent.data?.length === 0) return null;
  const now = clock.now();
  return (
    <ReadCard
      read={recent}
      title={<Trans>Ultime ricerche</Trans>}
      skeleton={<LinesSkeleton />}
      failed={<Trans>Non riusciamo a caricare le tue ultime ricerche</Trans>}
    >
      {(all) => (
        <ul>
          {all.map(({ customerCode, segment, name, at }) => (
            <li key={customerCode}>
              <Button
                variant="subtle"
                fullWidth
                justify="space-between"
                classNames={{ label: classes['recentLabel'] ?? '' }}
                onClick={() => onSearch({ codice: customerCode, segmento: segment ?? SEGMENT_LABELS.RESIDENZIALE })}
              >
                <span>
                  {name ?? customerCode} · {customerCode}
                  {segment === undefined ? '' : ` · ${segment}`}
                </span>
                <span className={cx(layout['soft'], screens['regular'])}>{pastMoment(at, now)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </ReadCard>
  );
}
