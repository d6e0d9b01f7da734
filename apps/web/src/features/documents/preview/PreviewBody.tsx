import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { readableError } from '../../../api/errors.ts';
import type { FileProgress } from '../../../api/files.ts';
import { ErrorState } from '../../../ui/parts/ErrorState.tsx';
import { DownloadButton } from '../DownloadButton.tsx';
import { DownloadState } from '../DownloadState.tsx';
import { ProgressWords } from '../ProgressWords.tsx';
import { contentQuery } from '../queries.ts';
import { sizeWords } from '../sizes.ts';
import { useDownload } from '../use-download.ts';
import { ContentView } from './ContentView.tsx';
import { formatOf } from './format.ts';
import classes from './preview.module.css';

/** Fetches a document, shows it, and lets it be kept. */
export function PreviewBody({ address, title }: { address: string; title: string }) {
  const { session } = useApp();
  const [progress, setProgress] = useState<FileProgress>();
  const query = useQuery(contentQuery({ session }, address, setProgress));
  const download = useDownload(address, title);
  if (query.data === undefined) {
    if (query.error !== null) {
      return <Failed error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />;
    }
    return (
      <div className={classes['waiting']}>
        <VisuallyHidden component="output">
          <Trans>Caricamento...</Trans>
        </VisuallyHidden>
        <div aria-hidden="true">
          <ProgressWords progress={progress} />
        </div>
      </div>
    );
  }
  const { content } = query.data;
  return (
    <div className={classes['body']}>
      <ContentView content={content} title={title} />
      <div className={classes['foot']}>
        <span className={classes['soft']}>
          {formatOf(content.type).name} · {sizeWords(content.size)}
        </span>
        <DownloadButton download={download} />
        <DownloadState download={download} />
      </div>
    </div>
  );
}

function Failed({ error, isRetrying, onRetry }: { error: Error; isRetrying: boolean; onRetry: () => void }) {
  const { meaning, advice, code, requestId, retryable } = readableError(error);
  return (
    <ErrorState
      wide
      level={3}
      title={<Trans>Non riusciamo ad aprire il documento ora</Trans>}
      code={code}
      requestId={requestId}
      retrying={isRetrying}
      onRetry={retryable ? onRetry : undefined}
    >
      {meaning} {advice}
    </ErrorState>
  );
}
