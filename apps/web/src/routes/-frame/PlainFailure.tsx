import { Trans } from '@lingui/react/macro';
import { MAIN_ID, SkipLink } from '../../ui/layout/SkipLink.tsx';
import classes from './PlainFailure.module.css';

/** Last resort when even the error page's chunk fails to load: no dependencies. */
export function PlainFailure() {
  return (
    <>
      <SkipLink />
      <main className={classes['main']} id={MAIN_ID} tabIndex={-1}>
        <h1>
          <Trans>Questa pagina non si è caricata</Trans>
        </h1>
        <p>
          <Trans>Forse la connessione si è interrotta. I tuoi dati sono al sicuro.</Trans>
        </p>
        <button type="button" className={classes['again']} onClick={() => window.location.reload()}>
          <Trans>Ricarica la pagina</Trans>
        </button>
      </main>
    </>
  );
}
