import { exportPersonalData, type PersonalData } from '@sportello/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconChevronRight, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useEffect, useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { readOf } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { saveFile } from '../../../shared/download/save-file.ts';
import { cx } from '../../../ui/cx.ts';
import fold from '../../../ui/styles/fold.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { shortMoment } from '../../../ui/moments.ts';
import { ProfileFrame } from '../ProfileFrame.tsx';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import own from './data.module.css';
import { readableOf } from './readable.ts';
import { ReadableValue } from './ReadableValue.tsx';
import { sectionsOf } from './sections.ts';

/** All stored personal data, to read, print and export (GDPR art. 15 and 20). */
export function PersonalDataPage() {
  const { queryOf } = useApp();
  const read = readOf(useQuery(queryOf(exportPersonalData, {})));
  return (
    <ProfileFrame title={<Trans>I tuoi dati</Trans>} lead={<Trans>Tutti i dati che conserviamo su di te.</Trans>}>
      <ReadBody read={read} isDated skeleton={<CardSkeleton />}>
        {(data) => <Data data={data} />}
      </ReadBody>
    </ProfileFrame>
  );
}

function Data({ data }: { data: PersonalData }) {
  const { t, i18n } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const { content } = data;
  useEffect(() => {
    // Collapsed content is not printed, so it expands before any print, also the browser's own.
    const unfold = () => flushSync(() => setWhole(true));
    window.addEventListener('beforeprint', unfold);
    return () => window.removeEventListener('beforeprint', unfold);
  }, []);
  return (
    <>
      <Card as="div" className={own['about']}>
        <p>
          <Trans>
            Il file contiene i dati di questa pagina, con in più ogni valore dei consumi e le foto delle letture, in un
            formato che altri programmi sanno leggere. Letti il {shortMoment(data.exportedAt)}.
          </Trans>
        </p>
        <div className={layout['row']}>
          <Button
            leftSection={<IconDownload size={20} aria-hidden="true" />}
            onClick={() => void saveFile({ name: t`i-miei-dati.json`, content: jsonFile(content) })}
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
      {sectionsOf(content).map(({ name, value }, index) => (
        <Section key={i18n._(name)} name={i18n._(name)} value={value} isOpen={isWhole || index === 0} />
      ))}
    </>
  );
}

function jsonFile(content: unknown): Blob {
  return new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
}

function Section({ name, value, isOpen }: { name: string; value: unknown; isOpen: boolean }) {
  // Rendered only when opened: four hundred contracts are hundreds of thousands of elements.
  const [isWanted, setWanted] = useState(false);
  return (
    <Card as="div">
      <details
        className={own['section']}
        open={isOpen}
        onToggle={({ currentTarget }) => setWanted((before) => before || currentTarget.open)}
      >
        <summary className={fold['summary']}>
          <IconChevronRight className={cx(fold['turning'], own['chevron'])} size={20} aria-hidden="true" />
          {name}
          {Array.isArray(value) ? <span className={cx(layout['soft'], screens['regular'])}>{value.length}</span> : null}
        </summary>
        {isOpen || isWanted ? <ReadableValue value={readableOf(value)} /> : null}
      </details>
    </Card>
  );
}
