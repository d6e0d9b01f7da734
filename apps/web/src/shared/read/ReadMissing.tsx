import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { lazy, Suspense, type ReactNode } from 'react';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import type { FailedRead } from './read.ts';

// Loaded with the first error that needs it.
const ErrorWords = lazy(() =>
  import('./failed/ErrorWords.tsx').then(
    ({ ErrorWords }) => ({ default: ErrorWords }),
    () => ({ default: () => <Trans>Forse la connessione si è interrotta.</Trans> }),
  ),
);

export interface ReadMissingProps {
  read: FailedRead;
  title: ReactNode;
  children?: ReactNode;
}

/** Shows which part of a page could not be read; the rest stays. */
export function ReadMissing({ read: { error, isAsking, askAgain }, title, children }: ReadMissingProps) {
  return (
    <Callout
      tone="warn"
      role="alert"
      title={title}
      action={
        <Button variant="default" loading={isAsking === true} onClick={askAgain}>
          <Trans>Riprova</Trans>
        </Button>
      }
    >
      {children ?? (
        <Suspense>
          <ErrorWords error={error} />
        </Suspense>
      )}
    </Callout>
  );
}
