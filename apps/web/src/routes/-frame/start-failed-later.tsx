import { lazy, Suspense } from 'react';
import { PlainFailure } from './PlainFailure.tsx';

const StartFailed = lazy(() =>
  import('./errors/StartFailed.tsx').then(
    ({ StartFailed }) => ({ default: StartFailed }),
    () => ({ default: PlainFailure }),
  ),
);

export function StartFailedLater(props: { error: unknown }) {
  return (
    <Suspense fallback={null}>
      <StartFailed {...props} />
    </Suspense>
  );
}
