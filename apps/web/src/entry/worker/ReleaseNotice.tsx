import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { renderBeside } from './own-root.tsx';
import classes from './ReleaseNotice.module.css';

let isShown = false;

/** Shown once per page load, however many releases follow. */
export function showReleaseNotice(onRenew: () => void): void {
  if (isShown) return;
  isShown = true;
  renderBeside((close) => <ReleaseNotice onRenew={onRenew} onClose={close} />);
}

function ReleaseNotice({ onRenew, onClose }: { onRenew: () => void; onClose: () => void }) {
  // A live region is announced when its content changes, so it comes first and empty.
  const [isFilled, setFilled] = useState(false);
  useEffect(() => setFilled(true), []);
  return (
    <div role="status" className={isFilled ? classes['notice'] : undefined}>
      {isFilled ? (
        <>
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
        </>
      ) : null}
    </div>
  );
}
