import type { ReceivedRequest } from '@sportello/domain';
import { CallError, contactInbox } from '@sportello/calls';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import { readableError } from '../../api/errors.ts';
import { Card } from '../../ui/parts/Card.tsx';
import { ErrorState } from '../../ui/parts/ErrorState.tsx';
import { LoadingOverlay } from '../../ui/parts/LoadingOverlay.tsx';
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
  const query = useQuery({
    ...queryOf(contactInbox, { query: { stato, pagina: String(pagina) } }),
    refetchOnWindowFocus: true,
    refetchInterval: 60_000,
  });
  if (query.error instanceof CallError && query.error.status === 403) return null;
  const total = query.data?.model.total ?? 0;
  return (
    <section className={classes['inbox']} aria-labelledby="richieste">
      <Card as="div" className={classes['top']}>
        <SectionTitle id="richieste" count={query.data === undefined ? undefined : total}>
          <Trans>Richieste dei clienti</Trans>
        </SectionTitle>
        <SegmentedControl
          className={classes['which'] ?? ''}
          aria-label={t`Quali richieste`}
          value={stato}
          onChange={(value) => {
            setStato(value);
            setPagina(1);
          }}
          data={[
            { value: 'DA_RISPONDERE', label: t`Da rispondere` },
            { value: 'RISPOSTE', label: t`Risposte` },
          ]}
        />
      </Card>
      {query.data !== undefined ? (
        <Requests requests={query.data.model.requests} isOpen={stato === 'DA_RISPONDERE'} />
      ) : (
        <Card>
          {query.error === null ? (
            <LoadingOverlay cover="page" />
          ) : (
            <Failed error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
          )}
        </Card>
      )}
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

function Failed({ error, isRetrying, onRetry }: { error: Error; isRetrying: boolean; onRetry: () => void }) {
  const { meaning, advice, code, requestId } = readableError(error);
  return (
    <ErrorState
      wide
      level={3}
      title={<Trans>Non riusciamo a leggere le richieste in questo momento</Trans>}
      code={code}
      requestId={requestId}
      retrying={isRetrying}
      onRetry={onRetry}
    >
      {meaning} {advice}
    </ErrorState>
  );
}

function Requests({ requests, isOpen }: { requests: readonly ReceivedRequest[]; isOpen: boolean }) {
  if (requests.length === 0) {
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
  return requests.map((request) => <ReceivedCard key={request.receiptNumber} request={request} />);
}
