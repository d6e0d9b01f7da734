import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { ACTIVATE } from '../../service-worker/messages.ts';
import { renderBeside } from './own-root.tsx';
import classes from './ReleaseNotice.module.css';
import { keepTyped } from './typed-values.ts';

let isShown = false;

/** Shown when the server no longer serves this release (pagine.versione.3). */
export function showTooOld(): void {
  if (isShown) return;
  isShown = true;
  renderBeside(() => <TooOld />);
}

function TooOld() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={classes['update']}
      aria-labelledby="too-old"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="too-old">
        <Trans>Aggiorna l’area clienti</Trans>
      </h2>
      <p>
        <Trans>
          Questa versione non è più utilizzabile: per continuare passa a quella nuova. Quello che hai scritto resta.
        </Trans>
      </p>
      <button type="button" onClick={() => void renew()}>
        <Trans>Aggiorna</Trans>
      </button>
    </dialog>
  );
}

/** The page comes from the server first, so that a reload brings its release whichever worker is there. */
async function renew(): Promise<void> {
  keepTyped();
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  registration?.waiting?.postMessage(ACTIVATE);
  window.location.reload();
}
