import { Trans } from '@lingui/react/macro';
import { Button, VisuallyHidden } from '@mantine/core';
import { readableError } from '../../api/errors/errors.ts';
import { cx } from '../../ui/cx.ts';
import layout from '../../ui/layout/layout.module.css';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import classes from './download.module.css';
import { ProgressWords } from './ProgressWords.tsx';
import type { Download } from './use-download.ts';

export function DownloadState({ download }: { download: Download }) {
  const { isLoading, isSaved, progress, error } = download;
  return (
    <>
      {isLoading ? (
        <div className={cx(layout['caption'], classes['note'])}>
          <ProgressWords progress={progress} />
        </div>
      ) : null}
      <VisuallyHidden component="output">
        {isLoading ? <Trans>Scaricamento in corso</Trans> : null}
        {isSaved ? <Trans>Scaricato</Trans> : null}
      </VisuallyHidden>
      {error === null ? null : <DownloadProblem error={error} onRetry={download.download} />}
    </>
  );
}

function DownloadProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { title, meaning, advice, code, requestId, retryable } = readableError(error);
  return (
    <div className={classes['problem']}>
      <Callout
        tone="bad"
        role="alert"
        title={title}
        action={
          retryable ? (
            <Button variant="default" onClick={onRetry}>
              <Trans>Riprova</Trans>
            </Button>
          ) : undefined
        }
      >
        {meaning} {advice}
        {requestId === undefined ? null : (
          <small className={classes['small']}>
            {code === undefined ? null : <Trans>Codice {code}</Trans>} <Trans>Richiesta {requestId}</Trans>
          </small>
        )}
      </Callout>
    </div>
  );
}
