import { billDocument, billInvoice } from '@sportello/calls';
import { DOCUMENT_VIEW_MODES, type BillDetail } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useApp } from '../../../api/app.ts';
import { fetchFile } from '../../../api/files/files.ts';
import { DownloadState } from '../../../shared/download/DownloadState.tsx';
import { fileName } from '../../../shared/download/file-name.ts';
import { useDownload } from '../../../shared/download/use-download.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import layout from '../../../ui/layout/layout.module.css';

/**
 * Downloads the bill as summary or detailed PDF (bolletta.modello.3) and as XML invoice for accounting
 * (bolletta.documento.3); an instalment is no invoice. Shown if the gateway produces them.
 */
export function FilesCard({ bill: { number, type, documents } }: { bill: BillDetail }) {
  const { t } = useLingui();
  const app = useApp();
  const { capabilities } = app.config;
  const papers = capabilities.includes(billDocument.id) ? documents : [];
  const hasInvoice = capabilities.includes(billInvoice.id) && type !== 'RATA';
  if (papers.length === 0 && !hasInvoice) return null;
  return (
    <Card className={layout['stack']}>
      <SectionTitle>
        <Trans>Scarica la bolletta</Trans>
      </SectionTitle>
      {papers.map(({ viewMode }) => (
        <File
          key={viewMode}
          label={
            viewMode === DOCUMENT_VIEW_MODES.SUMMARY ? t`Bolletta sintetica (PDF)` : t`Bolletta di dettaglio (PDF)`
          }
          number={number}
          fetch={(onProgress) =>
            fetchFile(app, billDocument, { params: { numero: number }, query: { modalita: viewMode } }, { onProgress })
          }
        />
      ))}
      {hasInvoice && (
        <File
          label={t`Fattura elettronica (XML)`}
          number={number}
          fetch={(onProgress) => fetchFile(app, billInvoice, { params: { numero: number } }, { onProgress })}
        />
      )}
    </Card>
  );
}

type OnProgress = Parameters<Parameters<typeof useDownload>[0]>[0];

interface FileProps {
  readonly label: string;
  readonly number: string;
  readonly fetch: (onProgress: OnProgress) => ReturnType<typeof fetchFile>;
}

function File({ label, number, fetch }: FileProps) {
  const download = useDownload(async (onProgress) => {
    const { content, disposition } = await fetch(onProgress);
    return { name: fileName(disposition, `${label} ${number}`, content.type), content };
  });
  return (
    <>
      <Button
        variant="light"
        leftSection={<IconFileDownload size={20} aria-hidden="true" />}
        loading={download.isLoading}
        onClick={download.download}
      >
        {label}
      </Button>
      <DownloadState download={download} />
    </>
  );
}
