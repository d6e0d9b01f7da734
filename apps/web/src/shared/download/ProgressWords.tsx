import { Trans } from '@lingui/react/macro';
import type { FileProgress } from '../../api/files/files.ts';
import { ProgressBar } from '../../ui/parts/states/ProgressBar.tsx';
import { sizeWords } from './sizes.ts';

/** Shows the percentage if the total is known, else the bytes received. */
export function ProgressWords({ progress }: { progress: FileProgress | undefined }) {
  if (progress?.total === undefined || progress.total === 0) {
    return (
      <span>
        {progress === undefined ? (
          <Trans>Caricamento...</Trans>
        ) : (
          <Trans>Arrivati {sizeWords(progress.received)}</Trans>
        )}
      </span>
    );
  }
  return (
    <ProgressBar
      value={(100 * progress.received) / progress.total}
      label={<Trans>Arrivati {sizeWords(progress.received)}</Trans>}
    />
  );
}
