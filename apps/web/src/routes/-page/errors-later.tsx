import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PlainFailure } from './PlainFailure.tsx';

// Nobody fails on the first look: what tells of errors comes when there is one to tell.
const orPlain = () => ({ default: PlainFailure });
const WholePageError = lazy(() =>
  import('./WholePageError.tsx').then(({ WholePageError }) => ({ default: WholePageError }), orPlain),
);
const StartFailed = lazy(() =>
  import('./StartFailed.tsx').then(({ StartFailed }) => ({ default: StartFailed }), orPlain),
);

/** What is shown when a route fails. */
export function WholePageErrorLater(props: ErrorComponentProps) {
  return (
    <Suspense fallback={null}>
      <WholePageError {...props} />
    </Suspense>
  );
}

/** What is shown when the app could not even start. */
export function StartFailedLater(props: { error: unknown }) {
  return (
    <Suspense fallback={null}>
      <StartFailed {...props} />
    </Suspense>
  );
}
