import { Trans } from '@lingui/react/macro';
import { SoonPage } from './SoonPage.tsx';

/** The sign-up page, until there is one. */
export function SignUpSoon() {
  return (
    <SoonPage title={<Trans>Registrazione</Trans>}>
      <Trans>
        Stiamo preparando la registrazione online. Se hai già username e password, puoi entrare anche adesso.
      </Trans>
    </SoonPage>
  );
}
