import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { EmptyState } from '../../../ui/parts/states/states.tsx';

export function NoRequests() {
  return (
    <Card>
      <EmptyState
        title={<Trans>Nessuna pratica</Trans>}
        actions={
          <ButtonLink to="/my-edison/pratiche/nuova">
            <Trans>Nuova pratica</Trans>
          </ButtonLink>
        }
      >
        <Trans>Traslochi, cambi potenza o intestatario? Cominci qui, e vedi costo e tempi prima di inviare.</Trans>
      </EmptyState>
    </Card>
  );
}
