import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { ReadFailedProps } from './failed/FailedPanel.tsx';

// Nobody fails on the first look: what tells of a failure comes with the first one, or before it with the places ahead.
const loadPanel = () => import('./failed/FailedPanel.tsx');
const FailedPanel = lazy(() =>
  loadPanel().then(
    ({ FailedPanel }) => ({ default: FailedPanel }),
    () => ({ default: PlainFailure }),
  ),
);

/** Brings what tells of a failed read while there is a connection. */
export const loadFailedPanel = () => void loadPanel().catch(() => undefined);

/** Something can't be read: why, and one more try where that can help. */
export function ReadFailed(props: ReadFailedProps) {
  return (
    <Suspense>
      <FailedPanel {...props} />
    </Suspense>
  );
}

/** What is left to say when not even what tells of it arrives: as little as can be. */
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
