import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { FailedRead } from '../read/read.ts';
import type { ReadMissingProps } from '../read/ReadMissing.tsx';
import type { FailedList } from './use-contract-lists.ts';

// Loaded when a list first fails alone.
const ReadMissing = lazy(() =>
  import('../read/ReadMissing.tsx').then(
    ({ ReadMissing }) => ({ default: ReadMissing }),
    () => ({ default: PlainWords }),
  ),
);

export function MissingLists({ failed, read }: { failed: readonly FailedList[]; read: FailedRead }) {
  const { i18n } = useLingui();
  if (failed.length === 0) return null;
  const parts = new Intl.ListFormat('it').format(failed.map(({ name }) => i18n._(name)));
  return (
    <Suspense>
      <ReadMissing read={read} title={<Trans>Non vedi tutti i contratti</Trans>}>
        <Trans>Manca questa parte: {parts}. Il resto è qui sotto.</Trans>
      </ReadMissing>
    </Suspense>
  );
}

function PlainWords({ title, children }: ReadMissingProps) {
  return (
    <p role="alert">
      {title}. {children}
    </p>
  );
}
