import { Trans, useLingui } from '@lingui/react/macro';
import type { FailedRead } from '../read/read.ts';
import { ReadMissing } from '../read/ReadMissing.tsx';
import type { FailedList } from './use-contract-lists.ts';

/** Which lists of contracts are missing beside those that could be read; nothing where none is. */
export function MissingLists({ failed, read }: { failed: readonly FailedList[]; read: FailedRead }) {
  const { i18n } = useLingui();
  if (failed.length === 0) return null;
  const parts = new Intl.ListFormat('it').format(failed.map(({ name }) => i18n._(name)));
  return (
    <ReadMissing read={read} title={<Trans>Non vedi tutti i contratti</Trans>}>
      <Trans>Manca questa parte: {parts}. Il resto è qui sotto.</Trans>
    </ReadMissing>
  );
}
