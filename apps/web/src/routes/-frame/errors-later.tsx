import { useMatch, type ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PlainFailure } from './PlainFailure.tsx';

const orPlain = () => ({ default: PlainFailure });
// A part of the area, and so there where one fails in it.
const AreaError = lazy(() => import('./area/AreaError.tsx').then(({ AreaError }) => ({ default: AreaError }), orPlain));
// Nobody fails on the first look: what tells of errors comes when there is one to tell.
const loadWholePageError = () => import('./errors/WholePageError.tsx');
const WholePageError = lazy(() =>
  loadWholePageError().then(({ WholePageError }) => ({ default: WholePageError }), orPlain),
);

/** What is shown when a route fails: for a page of the area within it, else as the whole page. */
export function PageErrorLater(props: ErrorComponentProps) {
  const { routeId } = useMatch({ strict: false });
  return (
    <Suspense fallback={null}>
      {routeId.startsWith('/my-edison/') ? <AreaError {...props} /> : <WholePageError {...props} />}
    </Suspense>
  );
}

/** Brings what tells of errors while there is a connection: the next part may fail for want of one. */
export const loadErrors = () => void loadWholePageError().catch(() => undefined);
