import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { ReadFailedProps } from './failed/FailedPanel.tsx';

// Loaded with the first failed read, or earlier with the preloaded pages: the first view has none.
const loadPanel = () => import('./failed/FailedPanel.tsx');
const FailedPanel = lazy(() =>
  loadPanel().then(
    ({ FailedPanel }) => ({ default: FailedPanel }),
    () => ({ default: PlainFailure }),
  ),
);

export const loadFailedPanel = () => void loadPanel().catch(() => undefined);

/** Shows why a read failed, with a retry where that can help. */
export function ReadFailed(props: ReadFailedProps) {
  return (
    <Suspense>
      <FailedPanel {...props} />
    </Suspense>
  );
}

/** Fallback if the error panel's chunk fails to load: no dependencies. */
function PlainFailure({ read: { isAsking = false, askAgain }, title, children, level = 2 }: ReadFailedProps) {
  const Heading = `h${level}` as const;
  return (
    <div role="alert">
      <Heading>{title ?? <Trans>Questa parte non si è caricata</Trans>}</Heading>
      <p>{children ?? <Trans>Forse la connessione si è interrotta. I tuoi dati sono al sicuro.</Trans>}</p>
      {askAgain === undefined ? null : (
        <Button variant="light" loading={isAsking} onClick={askAgain}>
          <Trans>Riprova</Trans>
        </Button>
      )}
    </div>
  );
}
