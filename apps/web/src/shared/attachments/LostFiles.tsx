import { Trans } from '@lingui/react/macro';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';

/** Files do not survive a reload: their names are listed so that they can be added again. */
export function LostFiles({ names }: { names: readonly string[] }) {
  const files = new Intl.ListFormat('it').format(names);
  return (
    <Callout tone="warn" role="status">
      {names.length === 1 ? (
        <Trans>L’allegato non si conserva: aggiungi di nuovo {files}.</Trans>
      ) : (
        <Trans>Gli allegati non si conservano: aggiungi di nuovo {files}.</Trans>
      )}
    </Callout>
  );
}
