import { lazy, Suspense } from 'react';
import { PlainFailure } from './PlainFailure.tsx';

const StartFailed = lazy(() =>
  import('./errors/StartFailed.tsx').then(
    ({ StartFailed }) => ({ default: StartFailed }),
    () => ({ default: PlainFailure }),
  ),
);

/** What is shown when the app could not even start; it comes when there is that to tell. */
export function StartFailedLater(props: { error: unknown }) {
  return (
    <Suspense fallback={null}>
      <StartFailed {...props} />
    </Suspense>
  );
}
