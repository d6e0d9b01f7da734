import { CallError, contactInbox } from '@sportello/calls';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import { readOf } from '../../shared/read/read.ts';
import { ReadBody } from '../../shared/read/ReadBody.tsx';
import { Card } from '../../ui/parts/Card.tsx';
import { CardSkeleton } from '../../ui/parts/LinesSkeleton.tsx';
import { Notice } from '../../ui/parts/Notice.tsx';
import { SectionTitle } from '../../ui/parts/SectionTitle.tsx';
import { EmptyState } from '../../ui/parts/states.tsx';
import { AllDone } from '../../ui/pictures/spots.tsx';
import { ReceivedCard } from './ReceivedCard.tsx';
import classes from './ContactInbox.module.css';

import '@mantine/core/styles/SegmentedControl.layer.css';

const PAGE = 25;

type Which = 'DA_RISPONDERE' | 'RISPOSTE';

/** What customers have written, for operators who may answer; for the others it isn't there. */
export function ContactInbox() {
  const { t } = useLingui();
  const { queryOf } = useApp();
  const [stato, setStato] = useState<Which>('DA_RISPONDERE');
  const [pagina, setPagina] = useState(1);
  const [answered, setAnswered] = useState<string>();
  const inbox = readOf(
    useQuery({
      ...queryOf(contactInbox, { query: { stato, pagina: String(pagina) } }),
      refetchOnWindowFocus: true,
      refetchInterval: 60_000,
    }),
  );
  if (inbox.error instanceof CallError && inbox.error.status === 403) return null;
  const total = inbox.data?.total ?? 0;
  return (
    <section className={classes['inbox']} aria-labelledby="richieste">
      <Card as="div" className={classes['top']}>
        <SectionTitle id="richieste" count={inbox.data === undefined ? undefined : total}>
          <Trans>Richieste dei clienti</Trans>
        </SectionTitle>
        <SegmentedControl
          className={classes['which'] ?? ''}
          aria-label={t`Quali richieste`}
          value={stato}
          onChange={(value) => {
            setStato(value);
            setAnswered(undefined);
            setPagina(1);
          }}
          data={[
            { value: 'DA_RISPONDERE', label: t`Da rispondere` },
            { value: 'RISPOSTE', label: t`Risposte` },
          ]}
        />
      </Card>
      {answered === undefined ? null : (
        <Notice key={answered} tone="good" role="status" takesFocus onClose={() => setAnswered(undefined)}>
          <Trans>La risposta alla richiesta {answered} è inviata.</Trans>
        </Notice>
      )}
      <ReadBody
        read={inbox}
        failed={<Trans>Non riusciamo a leggere le richieste in questo momento</Trans>}
        skeleton={<CardSkeleton />}
        isEmpty={({ requests }) => requests.length === 0}
        empty={<NoRequests isOpen={stato === 'DA_RISPONDERE'} />}
      >
        {({ requests }) =>
          requests.map((request) => (
            <ReceivedCard key={request.receiptNumber} request={request} onAnswered={setAnswered} />
          ))
        }
      </ReadBody>
      {total <= PAGE ? null : (
        <div className={classes['pages']}>
          <Button variant="light" disabled={pagina === 1} onClick={() => setPagina(pagina - 1)}>
            <Trans>Precedenti</Trans>
          </Button>
          <span>
            <Plural value={total} one="# richiesta" other="# richieste" />
          </span>
          <Button variant="light" disabled={pagina * PAGE >= total} onClick={() => setPagina(pagina + 1)}>
            <Trans>Successive</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

function NoRequests({ isOpen }: { isOpen: boolean }) {
  return (
    <Card>
      <EmptyState
        level={3}
        picture={<AllDone />}
        title={isOpen ? <Trans>Nessuna richiesta aspetta</Trans> : <Trans>Ancora nessuna risposta</Trans>}
      >
        {isOpen ? <Trans>Hai risposto a tutti: le nuove richieste compaiono qui.</Trans> : null}
      </EmptyState>
    </Card>
  );
}
