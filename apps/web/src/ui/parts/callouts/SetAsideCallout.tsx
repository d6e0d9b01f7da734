import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';

const SetAsideWords = lazy(() =>
  import('./SetAsideWords.tsx').then(
    ({ SetAsideWords }) => ({ default: SetAsideWords }),
    () => ({ default: PlainWords }),
  ),
);

export interface SetAsideCalloutProps {
  count: number;
  of?: 'bills' | 'contracts' | 'documents' | undefined;
}

export function SetAsideCallout({ count, of }: SetAsideCalloutProps) {
  if (count <= 0) return null;
  return (
    <Suspense>
      <SetAsideWords count={count} of={of} />
    </Suspense>
  );
}

/** Fallback if the texts' chunk fails to load. */
function PlainWords() {
  return (
    <p>
      <Trans>Non riusciamo a mostrare una parte dei dati</Trans>
    </p>
  );
}
