import { interventionDocument } from '@sportello/calls';
import { fileExtension, isPicture, type Attachment, type Intervention } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../api/app.ts';
import { DownloadState } from '../../../shared/download/DownloadState.tsx';
import { useDownload } from '../../../shared/download/use-download.ts';
import { cx } from '../../../ui/cx.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import blocks from '../../../ui/styles/blocks.module.css';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import classes from '../interventions.module.css';

const PICTURES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
};

/** Photos and documents of an intervention, with preview and download (intervento.pagina.3). */
export function PapersCard({ intervention: { attachments } }: { intervention: Intervention }) {
  if (attachments.length === 0) return null;
  return (
    <Card className={layout['stack']} aria-labelledby="documenti">
      <SectionTitle id="documenti" count={attachments.length}>
        <Trans>Foto e documenti</Trans>
      </SectionTitle>
      <ul className={layout['stackSmall']}>
        {attachments.map((attachment) => (
          <Paper key={attachment.id ?? attachment.fileName} attachment={attachment} />
        ))}
      </ul>
    </Card>
  );
}

function Paper({ attachment }: { attachment: Attachment }) {
  const { t } = useLingui();
  const { id, fileName, type } = attachment;
  const kinds = {
    IMMAGINI: t`Foto`,
    PREVENTIVI: t`Preventivo`,
    ORDINE_DI_LAVORO: t`Ordine di lavoro`,
    SCONOSCIUTO: t`Documento`,
  };
  const media = PICTURES[fileExtension(fileName) ?? ''];
  return (
    <li className={cx(layout['spread'], screens['shrinks'], blocks['anywhere'])}>
      <div className={classes['head']}>
        {id !== undefined && media !== undefined ? <Photo id={id} media={media} name={fileName} /> : null}
        <span>
          {type === 'IMMAGINI' && !isPicture(fileName) ? kinds.SCONOSCIUTO : kinds[type]}
          <br />
          <span className={layout['captionLines']}>{fileName}</span>
        </span>
      </div>
      {id === undefined ? null : <PaperDownload id={id} name={fileName} />}
    </li>
  );
}

function Photo({ id, media, name }: { id: string; media: string; name: string }) {
  const { t } = useLingui();
  const { queryOf } = useApp();
  const content = useQuery(queryOf(interventionDocument, { params: { id } })).data?.model.content;
  if (content === undefined) return null;
  return <img className={classes['photo']} src={`data:${media};base64,${content}`} alt={t`Foto: ${name}`} />;
}

export function PaperDownload({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const { cache, queryOf } = useApp();
  const download = useDownload(async () => {
    const { model } = await cache.fetchQuery(queryOf(interventionDocument, { params: { id } }));
    const bytes = Uint8Array.from(atob(model.content), (letter) => letter.codePointAt(0) ?? 0);
    const type = model.contentType ?? 'application/octet-stream';
    return { name: model.fileName ?? name, content: new Blob([bytes], { type }) };
  });
  return (
    <div>
      <Button
        variant="light"
        leftSection={<IconDownload size={20} aria-hidden="true" />}
        loading={download.isLoading}
        onClick={download.download}
        aria-label={t`Scarica ${name}`}
      >
        <Trans>Scarica</Trans>
      </Button>
      <DownloadState download={download} />
    </div>
  );
}
