import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import type { FileProgress } from '../../../api/files/files.ts';
import { readOfData } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { DownloadButton } from '../../../shared/download/DownloadButton.tsx';
import { DownloadState } from '../../../shared/download/DownloadState.tsx';
import { ProgressWords } from '../../../shared/download/ProgressWords.tsx';
import { contentQuery } from '../queries.ts';
import { sizeWords } from '../../../shared/download/sizes.ts';
import { cx } from '../../../ui/cx.ts';
import { useDocumentDownload } from '../use-download.ts';
import { ContentView } from './ContentView.tsx';
import { formatOf } from './format.ts';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import classes from './preview.module.css';

export function PreviewBody({ url, title }: { url: string; title: string }) {
  const app = useApp();
  const [progress, setProgress] = useState<FileProgress>();
  const file = readOfData(useQuery(contentQuery(app, url, setProgress)));
  const download = useDocumentDownload(url, title);
  return (
    <ReadBody
      read={file}
      inCard
      failed={<Trans>Non riusciamo ad aprire il documento</Trans>}
      skeleton={
        <div className={classes['waiting']}>
          <ProgressWords progress={progress} />
        </div>
      }
    >
      {({ content }) => (
        <div className={cx(layout['stack'], screens['shrinks'])}>
          <ContentView content={content} title={title} />
          <div className={layout['spreadWide']}>
            <span className={layout['caption']}>
              {formatOf(content.type).name} · {sizeWords(content.size)}
            </span>
            <DownloadButton download={download} />
            <DownloadState download={download} />
          </div>
        </div>
      )}
    </ReadBody>
  );
}
