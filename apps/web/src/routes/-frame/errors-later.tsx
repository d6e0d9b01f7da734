import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PlainFailure } from './PlainFailure.tsx';

// Nobody fails on the first look: what tells of errors comes when there is one to tell.
const orPlain = () => ({ default: PlainFailure });
const loadPageError = () => import('./errors/PageError.tsx');
const PageError = lazy(() => loadPageError().then(({ PageError }) => ({ default: PageError }), orPlain));
const StartFailed = lazy(() =>
  import('./errors/StartFailed.tsx').then(({ StartFailed }) => ({ default: StartFailed }), orPlain),
);

/** What is shown when a route fails. */
export function PageErrorLater(props: ErrorComponentProps) {
  return (
    <Suspense fallback={null}>
      <PageError {...props} />
    </Suspense>
  );
}

/** Brings what tells of errors while there is a connection: the next part may fail for want of one. */
export const loadErrors = () => void loadPageError().catch(() => undefined);

/** What is shown when the app could not even start. */
export function StartFailedLater(props: { error: unknown }) {
  return (
    <Suspense fallback={null}>
      <StartFailed {...props} />
    </Suspense>
  );
}
