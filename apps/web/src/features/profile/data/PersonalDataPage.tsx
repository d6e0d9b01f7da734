import { exportPersonalData, type PersonalData } from '@sportello/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconChevronRight, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useEffect, useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { readableError } from '../../../api/errors.ts';
import { cx } from '../../../ui/cx.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { ErrorState } from '../../../ui/parts/ErrorState.tsx';
import { LoadingOverlay } from '../../../ui/parts/LoadingOverlay.tsx';
import { shortMoment } from '../../../ui/moments.ts';
import classes from '../profile.module.css';
import { ProfileFrame } from '../ProfileFrame.tsx';
import own from './data.module.css';
import { downloadJson } from './download.ts';
import { readableOf, type Readable } from './readable.ts';
import { ReadableValue } from './ReadableValue.tsx';

/** All that is kept of the customer: to read, to print, to take along (GDPR art. 15 and 20). */
export function PersonalDataPage() {
  const { queryOf } = useApp();
  const query = useQuery(queryOf(exportPersonalData, {}));
  return (
    <ProfileFrame
      title={<Trans>I tuoi dati</Trans>}
      lead={<Trans>Tutto quello che conserviamo di te, in un posto solo.</Trans>}
    >
      {query.isPending ? <LoadingOverlay cover="page" /> : null}
      {query.isError ? (
        <Failed error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data === undefined ? null : <Data data={query.data.model} />}
    </ProfileFrame>
  );
}

function Failed({ error, isRetrying, onRetry }: { error: Error; isRetrying: boolean; onRetry: () => void }) {
  const { title, meaning, advice, code, requestId } = readableError(error);
  return (
    <Card>
      <ErrorState wide title={title} code={code} requestId={requestId} retrying={isRetrying} onRetry={onRetry}>
        {meaning} {advice}
      </ErrorState>
    </Card>
  );
}

function Data({ data }: { data: PersonalData }) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const { content } = data;
  const sections: [string, unknown][] = [
    [t`Profilo`, content.profilo],
    [t`Accesso all’area`, content.account],
    [t`Contratti di luce e gas`, content.contratti],
    [t`Servizi, prodotti e fibra`, content.contrattiVas],
    [t`Dettagli delle forniture`, content.datiContratti],
    [t`Documenti dei contratti`, content.documenti],
    [t`Come ricevi bollette e avvisi`, content.preferenzeNotifiche],
    [t`Attivazioni in corso`, content.quotazioni],
    [t`Lavori sul contatore`, content.richieste],
    [t`Consensi`, content.consensi],
    [t`Dispositivi`, content.sessioni],
    [t`Messaggi che ti abbiamo scritto`, content.messaggi],
    [t`Che cosa è successo`, content.eventi],
    [t`Chi ha usato o guardato i dati`, content.accessi],
  ];
  useEffect(() => {
    // What is folded is not printed, whoever asks for it: the button here or the browser's own.
    const unfold = () => flushSync(() => setWhole(true));
    window.addEventListener('beforeprint', unfold);
    return () => window.removeEventListener('beforeprint', unfold);
  }, []);
  return (
    <>
      <Card as="div" className={cx(classes['stack'], own['about'])}>
        <p>
          <Trans>
            Il file contiene gli stessi dati di questa pagina, in un formato che altri programmi sanno leggere. Letti il{' '}
            {shortMoment(data.exportedAt)}.
          </Trans>
        </p>
        <div className={own['buttons']}>
          <Button
            leftSection={<IconDownload size={20} aria-hidden="true" />}
            onClick={() => downloadJson(t`i-miei-dati.json`, content)}
          >
            <Trans>Scarica il file</Trans>
          </Button>
          <Button
            variant="default"
            leftSection={<IconPrinter size={20} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            <Trans>Stampa</Trans>
          </Button>
        </div>
      </Card>
      {sections.map(([name, value], index) => (
        <Section key={name} name={name} value={readableOf(value)} isOpen={isWhole || index === 0} />
      ))}
    </>
  );
}

function Section({ name, value, isOpen }: { name: string; value: Readable; isOpen: boolean }) {
  return (
    <Card as="div">
      <details className={own['section']} open={isOpen}>
        <summary>
          <IconChevronRight className={own['chevron'] ?? ''} size={20} aria-hidden="true" />
          {name}
          {value.kind === 'list' ? <span className={own['count']}>{value.items.length}</span> : null}
        </summary>
        <ReadableValue value={value} />
      </details>
    </Card>
  );
}
