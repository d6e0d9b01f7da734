import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { lazy, Suspense, type ReactNode } from 'react';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import type { FailedRead } from './read.ts';

// Comes with the first error that is told in its own words.
const ErrorWords = lazy(() =>
  import('./failed/ErrorWords.tsx').then(
    ({ ErrorWords }) => ({ default: ErrorWords }),
    () => ({ default: () => <Trans>Forse la connessione si è interrotta.</Trans> }),
  ),
);

export interface ReadMissingProps {
  read: FailedRead;
  /** What is not to be seen. */
  title: ReactNode;
  /** What there is all the same; in place of the error's own words. */
  children?: ReactNode;
}

/** Part of what is shown can't be read: the rest stands, and this says what is missing. */
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
