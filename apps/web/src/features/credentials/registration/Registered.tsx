import { Trans } from '@lingui/react/macro';
import { OpenPage } from '../../../ui/open-page/OpenPage.tsx';
import { AllDone } from '../../../ui/pictures/content/spots.tsx';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';

export function Registered({ username }: { username: string }) {
  return (
    <OpenPage
      picture={<AllDone />}
      title={<Trans>Il tuo accesso è pronto</Trans>}
      lead={
        <Trans>
          Da adesso accedi con il nome utente <b>{username}</b> e la password che hai scelto.
        </Trans>
      }
    >
      <ButtonLink to="/login" fullWidth>
        <Trans>Accedi</Trans>
      </ButtonLink>
    </OpenPage>
  );
}
