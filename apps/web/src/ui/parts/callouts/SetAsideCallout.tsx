import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';

// Hardly anybody ever has one.
const SetAsideWords = lazy(() =>
  import('./SetAsideWords.tsx').then(
    ({ SetAsideWords }) => ({ default: SetAsideWords }),
    () => ({ default: PlainWords }),
  ),
);

export interface SetAsideCalloutProps {
  /** How many elements of a list could not be read. Nothing shows for 0. */
  count: number;
  /** What the list is of. */
  of?: 'bills' | 'contracts' | 'documents' | undefined;
}

/** Part of a list could not be read; the rest stands. */
export function SetAsideCallout({ count, of }: SetAsideCalloutProps) {
  if (count <= 0) return null;
  return (
    <Suspense>
      <SetAsideWords count={count} of={of} />
    </Suspense>
  );
}

/** Where not even the words arrive. */
function PlainWords() {
  return (
    <p>
      <Trans>Una parte non è leggibile in questo momento</Trans>
    </p>
  );
}
