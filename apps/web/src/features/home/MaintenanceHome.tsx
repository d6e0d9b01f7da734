import { Trans } from '@lingui/react/macro';
import { useApp } from '../../api/app.ts';
import { ButtonLink } from '../../shared/links/ButtonLink.tsx';
import { Technician } from '../../ui/pictures/content/spots.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { EmptyState } from '../../ui/parts/states/states.tsx';

/** Home page of maintenance staff, who have no customer modules (moduli.stati.5). */
export function MaintenanceHome() {
  const { brand } = useApp().config;
  return (
    <Card>
      <EmptyState
        picture={<Technician />}
        title={<Trans>Il tuo è un accesso di manutenzione</Trans>}
        wide
        actions={
          <>
            <ButtonLink to="/my-edison/profilo/password" variant="light">
              <Trans>Cambia la password</Trans>
            </ButtonLink>
            <ButtonLink to="/my-edison/profilo/dispositivi" variant="light">
              <Trans>Vedi i tuoi dispositivi</Trans>
            </ButtonLink>
          </>
        }
      >
        <p>
          <Trans>
            Sei nell’area clienti di {brand.name}. Le funzioni per i clienti, come contratti e bollette, non fanno parte
            di questo accesso, e da qui non vedi i dati dei clienti.
          </Trans>
        </p>
        <p>
          <Trans>
            Se ti serve altro, chiedilo a chi gestisce gli accessi. Se sei anche cliente, accedi con il tuo nome utente.
          </Trans>
        </p>
      </EmptyState>
    </Card>
  );
}
