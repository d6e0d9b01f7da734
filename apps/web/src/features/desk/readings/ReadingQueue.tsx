import { readingQueue } from '@sportello/calls';
import {
  READINGS_A_PAGE,
  SENT_READING_STATE_LABELS,
  SENT_READING_STATES,
  type SentReadingState,
} from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { readOf } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { Pager } from '../../../ui/parts/ways/Pager.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { EmptyState } from '../../../ui/parts/states/states.tsx';
import { AllDone } from '../../../ui/pictures/content/spots.tsx';
import classes from '../../readings/readings.module.css';
import { QueuedCard } from './QueuedCard.tsx';

import '@mantine/core/styles/Checkbox.layer.css';
import '../../../ui/theme/fields.ts';

const atFirst = { stato: 'RICEVUTA' as SentReadingState, commodity: '', confermate: false, pagina: 1 };

/** Queue of submitted readings by state (lettura.stato.1). */
export function ReadingQueue() {
  const { t } = useLingui();
  const { queryOf } = useApp();
  const [asked, setAsked] = useState(atFirst);
  const [moved, setMoved] = useState<string>();
  const { stato, commodity, confermate, pagina } = asked;
  const queue = readOf(
    useQuery({
      ...queryOf(readingQueue, {
        query: {
          stato,
          pagina: String(pagina),
          ...((commodity === 'LUCE' || commodity === 'GAS') && { commodity }),
          ...(confermate && { confermate: 'X' as const }),
        },
      }),
      refetchOnWindowFocus: true,
      refetchInterval: 60_000,
    }),
  );
  const ask = (changes: Partial<typeof asked>) => {
    setMoved(undefined);
    setAsked({ ...asked, pagina: 1, ...changes });
  };
  const total = queue.data?.total ?? 0;
  return (
    <section className={layout['stack']} aria-labelledby="letture-in-coda">
      <Card as="div" className={layout['stack']}>
        <SectionTitle id="letture-in-coda" count={queue.data === undefined ? undefined : total}>
          <Trans>Letture dei clienti</Trans>
        </SectionTitle>
        <div className={classes['filters']}>
          <NativeSelect
            label={t`Stato`}
            value={stato}
            onChange={({ currentTarget: { value } }) => ask({ stato: value as SentReadingState })}
            data={SENT_READING_STATES.map((value) => ({ value, label: SENT_READING_STATE_LABELS[value] }))}
          />
          <NativeSelect
            label={t`Fornitura`}
            value={commodity}
            onChange={({ currentTarget: { value } }) => ask({ commodity: value })}
            data={[
              { value: '', label: t`Luce e gas` },
              { value: 'LUCE', label: t`Luce` },
              { value: 'GAS', label: t`Gas` },
            ]}
          />
          <Checkbox
            label={t`Solo quelle confermate dal cliente perché insolite`}
            checked={confermate}
            onChange={({ currentTarget: { checked } }) => ask({ confermate: checked })}
          />
        </div>
      </Card>
      {moved === undefined ? null : (
        <Callout key={moved} tone="good" role="status" takesFocus onClose={() => setMoved(undefined)}>
          <Trans>La lettura {moved} è passata avanti e il cliente è avvisato.</Trans>
        </Callout>
      )}
      <ReadBody
        read={queue}
        failed={<Trans>Non riusciamo a caricare le letture</Trans>}
        skeleton={<CardSkeleton />}
        isEmpty={({ readings }) => readings.length === 0}
        empty={
          <Card>
            <EmptyState level={3} picture={<AllDone />} title={<Trans>Nessuna lettura in questo stato</Trans>}>
              <Trans>Le nuove letture compaiono qui da sole.</Trans>
            </EmptyState>
          </Card>
        }
      >
        {({ readings }) =>
          readings.map((reading) => <QueuedCard key={reading.number} reading={reading} onMoved={setMoved} />)
        }
      </ReadBody>
      <Pager size={READINGS_A_PAGE} page={pagina} total={total} onPage={(next) => ask({ pagina: next })}>
        <Plural value={total} one="# lettura" other="# letture" />
      </Pager>
    </section>
  );
}
