import { Trans } from '@lingui/react/macro';
import { SoonPage } from './SoonPage.tsx';

/** The page for forgotten credentials, until there is one. */
export function CredentialsSoon() {
  return (
    <SoonPage title={<Trans>Recupera le credenziali</Trans>}>
      <Trans>
        Stiamo preparando il recupero online di username e password. Intanto può aiutarti il servizio clienti.
      </Trans>
    </SoonPage>
  );
}
