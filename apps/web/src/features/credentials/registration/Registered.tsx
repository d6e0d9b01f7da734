import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { OpenPage } from '../../../ui/layout/OpenPage.tsx';
import { AllDone } from '../../../ui/pictures/spots.tsx';

/** The access exists: what happens next. */
export function Registered({ username }: { username: string }) {
  return (
    <OpenPage
      picture={<AllDone />}
      title={<Trans>Il tuo accesso è pronto</Trans>}
      lead={
        <Trans>
          Da adesso entri con lo username <b>{username}</b> e la password che hai scelto.
        </Trans>
      }
    >
      <Button component={Link} to="/login" fullWidth>
        <Trans>Accedi</Trans>
      </Button>
    </OpenPage>
  );
}
