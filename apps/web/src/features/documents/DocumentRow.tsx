import type { DocumentType } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, VisuallyHidden } from '@mantine/core';
import { IconExternalLink, IconFileDescription, IconId, IconMicrophone, IconRosette } from '@tabler/icons-react';
import { fullDay } from '../../ui/moments.ts';
import { urlOf, documentDay, documentKind, documentTitle, type PlacedDocument } from './document.ts';
import blocks from '../../ui/styles/blocks.module.css';
import layout from '../../ui/layout/layout.module.css';
import screens from '../../ui/styles/screens.module.css';
import classes from './documents.module.css';
import { DownloadIcon } from '../../shared/download/DownloadButton.tsx';
import { DownloadState } from '../../shared/download/DownloadState.tsx';
import { cx } from '../../ui/cx.ts';
import { openButtonId } from './open-button.ts';
import { useDocumentDownload } from './use-download.ts';

import '../../ui/theme/fields.ts';

const icons: Partial<Record<DocumentType, typeof IconId>> = {
  AUDIO_RECORDING: IconMicrophone,
  DOCUMENTO_IDENTITA: IconId,
  AUC_RICEVUTA_BENEFICIO_BASE: IconRosette,
};

interface DocumentRowProps {
  document: PlacedDocument;
  isPicked: boolean;
  /** Absent if the document can't be selected. */
  onPick: (() => void) | undefined;
  onOpen: () => void;
}

export function DocumentRow({ document, isPicked, onPick, onOpen }: DocumentRowProps) {
  const { t } = useLingui();
  const title = documentTitle(document);
  const kind = documentKind(document);
  const day = documentDay(document);
  const Icon = icons[document.type] ?? IconFileDescription;
  const url = urlOf(document);
  return (
    <li className={cx(layout['spreadWide'], classes['row'])}>
      <div className={classes['what']}>
        {onPick === undefined ? null : (
          <Checkbox
            className={classes['pick'] ?? ''}
            aria-label={t`Scegli ${title}`}
            checked={isPicked}
            onChange={onPick}
          />
        )}
        <span className={classes['icon']} aria-hidden="true">
          <Icon size={22} />
        </span>
        <div className={screens['shrinks']}>
          <p className={cx(layout['strong'], blocks['anywhere'])}>{title}</p>
          <p className={layout['caption']}>
            {kind}
            {kind === undefined || day === undefined ? null : ' · '}
            {day === undefined ? null : <span className={classes['day']}>{fullDay(day)}</span>}
          </p>
        </div>
      </div>
      {url === undefined ? (
        <Away document={document} title={title} />
      ) : (
        <Here document={document} url={url} title={title} onOpen={onOpen} />
      )}
    </li>
  );
}

interface HereProps {
  document: PlacedDocument;
  url: string;
  title: string;
  onOpen: () => void;
}

function Here({ document: { docNumber, type }, url, title, onOpen }: HereProps) {
  const download = useDocumentDownload(url, title);
  return (
    <>
      <div className={classes['actions']}>
        <Button id={openButtonId(docNumber)} variant="light" aria-haspopup="dialog" onClick={onOpen}>
          {type === 'AUDIO_RECORDING' ? <Trans>Ascolta</Trans> : <Trans>Apri</Trans>}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
        <DownloadIcon download={download} title={title} />
      </div>
      <DownloadState download={download} />
    </>
  );
}

/** The document is on an external page, or unreachable for the app. */
function Away({ document: { place }, title }: { document: PlacedDocument; title: string }) {
  if (place === undefined) {
    return (
      <p className={cx(layout['caption'], classes['note'])}>
        <Trans>Non è disponibile online: chiedi una copia al servizio clienti.</Trans>
      </p>
    );
  }
  return (
    <div className={classes['actions']}>
      <Button
        component="a"
        variant="light"
        href={place.url}
        target="_blank"
        rel="noopener noreferrer"
        rightSection={<IconExternalLink size={20} aria-hidden="true" />}
      >
        <Trans>Apri</Trans>
        <VisuallyHidden>
          {' '}
          {title} <Trans>(si apre in una nuova finestra)</Trans>
        </VisuallyHidden>
      </Button>
    </div>
  );
}
