import { Trans } from '@lingui/react/macro';
import { renderBeside } from './own-root.tsx';
import classes from './ReleaseNotice.module.css';

let isShown = false;

/** Shown once per page load, however many releases follow. */
export function showReleaseNotice(onRenew: () => void): void {
  if (isShown) return;
  isShown = true;
  renderBeside((close) => <ReleaseNotice onRenew={onRenew} onClose={close} />, 'status');
}

function ReleaseNotice({ onRenew, onClose }: { onRenew: () => void; onClose: () => void }) {
  return (
    <div className={classes['notice']}>
      <p className={classes['words']}>
        <Trans>C’è una versione nuova dell’area clienti. Quello che hai scritto resta.</Trans>
      </p>
      <div className={classes['acts']}>
        <button type="button" onClick={onRenew}>
          <Trans>Aggiorna</Trans>
        </button>
        <button type="button" onClick={onClose}>
          <Trans>Più tardi</Trans>
        </button>
      </div>
    </div>
  );
}
