import { Trans } from '@lingui/react/macro';
import { Technician } from '../../ui/pictures/spots.tsx';
import { Card } from '../../ui/parts/Card.tsx';
import { EmptyState } from '../../ui/parts/states.tsx';

/** Maintenance staff see none of the customer modules (moduli.stati.5). */
export function MaintenanceHome() {
  return (
    <Card>
      <EmptyState picture={<Technician />} title={<Trans>Il tuo è un accesso di manutenzione</Trans>} wide>
        <Trans>Le funzioni per i clienti, come contratti e bollette, non fanno parte di questo accesso.</Trans>
      </EmptyState>
    </Card>
  );
}
