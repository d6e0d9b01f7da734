import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Notice } from './Notice.tsx';

// Hardly anybody ever has one.
const SetAsideWords = lazy(() =>
  import('./SetAsideWords.tsx').then(
    ({ SetAsideWords }) => ({ default: SetAsideWords }),
    () => ({ default: PlainWords }),
  ),
);

export interface SetAsideNoticeProps {
  /** How many elements of a list could not be read. Nothing shows for 0. */
  count: number;
  /** What the list is of. */
  of?: 'bills' | 'contracts' | 'documents' | undefined;
}

/** Part of a list could not be read; the rest stands. */
export function SetAsideNotice({ count, of }: SetAsideNoticeProps) {
  if (count <= 0) return null;
  return (
    <Notice tone="warn">
      <Suspense>
        <SetAsideWords count={count} of={of} />
      </Suspense>
    </Notice>
  );
}

/** Where not even the words arrive. */
const PlainWords = () => <Trans>Una parte non è leggibile in questo momento</Trans>;
