import { interventionQueue } from '@sportello/calls';
import { INTERVENTION_QUEUE_LABELS, INTERVENTION_QUEUES, type InterventionQueue } from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { readOf } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { Pager } from '../../../ui/parts/ways/Pager.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { EmptyState } from '../../../ui/parts/states/states.tsx';
import { AllDone } from '../../../ui/pictures/content/spots.tsx';
import { DeskCard } from './DeskCard.tsx';
import { DeskTable } from './DeskTable.tsx';
import { requestOf, isSameQueue, type DeskSearch } from './desk-search.ts';
import layout from '../../../ui/layout/layout.module.css';
import classes from './centre.module.css';

import '@mantine/core/styles/Checkbox.layer.css';
import '../../../ui/theme/fields.ts';

/** From this width on the columns of a table have space beside the side bar. */
const HAS_TABLE = '(min-width: 75em)';

interface InterventionDeskProps {
  search: DeskSearch;
  onSearch: (change: (now: DeskSearch) => DeskSearch) => void;
}

/** Lists the interventions of all customers by the step they need (operatore.centrale.2). */
export function InterventionDesk({ search, onSearch }: InterventionDeskProps) {
  const { queryOf } = useApp();
  const hasTable = useMediaQuery(HAS_TABLE, false, { getInitialValueInEffect: false });
  const query = requestOf(search);
  const asked = useQuery({
    ...queryOf(interventionQueue, { query }),
    refetchOnWindowFocus: true,
    refetchInterval: 60_000,
    // The rows stay while they are put in another order, and so does the focus in the column's header.
    placeholderData: (before, last) => (isSameQueue(last?.queryKey[3], query) ? before : undefined),
  });
  const queue = readOf(asked);
  const ask = (changes: Partial<DeskSearch>) => onSearch((now) => ({ ...now, pagina: undefined, ...changes }));
  const total = queue.data?.total ?? 0;
  return (
    <section className={layout['stack']} aria-labelledby="interventi-in-coda">
      <Card as="div" className={layout['stack']}>
        <SectionTitle id="interventi-in-coda" count={queue.data === undefined ? undefined : total}>
          <Trans>Interventi dei clienti</Trans>
        </SectionTitle>
        <Filters search={search} onAsk={ask} />
      </Card>
      <ReadBody
        read={queue}
        failed={<Trans>Non riusciamo a caricare gli interventi</Trans>}
        skeleton={<CardSkeleton />}
        isEmpty={({ interventions }) => interventions.length === 0}
        empty={
          <Card>
            <EmptyState level={3} picture={<AllDone />} title={<Trans>Nessun intervento qui</Trans>}>
              <Trans>I nuovi interventi compaiono da soli.</Trans>
            </EmptyState>
          </Card>
        }
      >
        {({ interventions }) =>
          hasTable ? (
            <DeskTable interventions={interventions} search={search} onSort={ask} isBusy={asked.isPlaceholderData} />
          ) : (
            interventions.map((intervention) => <DeskCard key={intervention.id} intervention={intervention} />)
          )
        }
      </ReadBody>
      <Pager page={search.pagina ?? 1} total={total} onPage={(next) => ask({ pagina: next })}>
        <Plural value={total} one="# intervento" other="# interventi" />
      </Pager>
    </section>
  );
}

function Filters({ search, onAsk }: { search: DeskSearch; onAsk: (changes: Partial<DeskSearch>) => void }) {
  const { t } = useLingui();
  const { coda = 'DA_ASSEGNARE', modalita, ritardo } = search;
  const [typed, setTyped] = useState({ ditta: search.ditta ?? '', cliente: search.cliente ?? '' });
  const askFor = useDebouncedCallback((codes: typeof typed) => onAsk(codes), 300);
  const type = (codes: Partial<typeof typed>) => {
    setTyped({ ...typed, ...codes });
    askFor({ ...typed, ...codes });
  };
  const chevron = <IconChevronDown size={20} aria-hidden="true" />;
  return (
    <div className={classes['filters']}>
      <NativeSelect
        label={t`Coda`}
        rightSection={chevron}
        value={coda}
        onChange={({ currentTarget: { value } }) => onAsk({ coda: value as InterventionQueue })}
        data={INTERVENTION_QUEUES.map((value) => ({ value, label: INTERVENTION_QUEUE_LABELS[value] }))}
      />
      <NativeSelect
        label={t`Tipo`}
        rightSection={chevron}
        value={modalita ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onAsk({ modalita: value === '' ? undefined : (value as NonNullable<DeskSearch['modalita']>) })
        }
        data={[
          { value: '', label: t`Visite e videochiamate` },
          { value: 'TECHINICIAN_EXIT', label: t`Visite` },
          { value: 'VIDEOCALL', label: t`Videochiamate` },
        ]}
      />
      <TextInput
        label={t`Codice ditta`}
        value={typed.ditta}
        maxLength={40}
        onChange={({ currentTarget: { value } }) => type({ ditta: value })}
      />
      <TextInput
        label={t`Codice cliente`}
        value={typed.cliente}
        maxLength={40}
        onChange={({ currentTarget: { value } }) => type({ cliente: value })}
      />
      <Checkbox
        label={t`Solo in ritardo`}
        checked={ritardo !== undefined}
        onChange={({ currentTarget: { checked } }) => onAsk({ ritardo: checked ? 'X' : undefined })}
      />
    </div>
  );
}
