import { useMatch, type ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PlainFailure } from './PlainFailure.tsx';

const orPlain = () => ({ default: PlainFailure });
const AreaError = lazy(() => import('./area/AreaError.tsx').then(({ AreaError }) => ({ default: AreaError }), orPlain));
// Error screens are loaded with the first error: the first view has none.
const loadWholePageError = () => import('./errors/WholePageError.tsx');
const WholePageError = lazy(() =>
  loadWholePageError().then(({ WholePageError }) => ({ default: WholePageError }), orPlain),
);

/** Shows a failed route: a page of the area within it, any other as the whole page. */
export function PageErrorLater(props: ErrorComponentProps) {
  const { routeId } = useMatch({ strict: false });
  return (
    <Suspense fallback={null}>
      {routeId.startsWith('/my-edison/') ? <AreaError {...props} /> : <WholePageError {...props} />}
    </Suspense>
  );
}

/** Preloads the error screens while there is a connection: the next failure may be the lack of one. */
export const loadErrors = () => void loadWholePageError().catch(() => undefined);
