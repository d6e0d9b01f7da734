import { nextFirst } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useAllInterventions } from '../../../shared/interventions/use-all-interventions.ts';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { InterventionCard } from '../InterventionCard.tsx';
import { useRenderings } from '../queries.ts';
import { useNow } from '../use-now.ts';

/** Maximum number on the home page; the others are in the list. */
const MOST = 1;

/** Pending interventions of any age; read errors are shown in the list page. */
export function VisitsCard() {
  const { data, known, error } = useAllInterventions();
  const renderings = useRenderings();
  const now = useNow();
  // A placeholder avoids a layout shift.
  if (error === null && renderings.error === null && (data === undefined || renderings.data === undefined)) {
    return <CardSkeleton />;
  }
  const sets = renderings.data ?? [];
  const running = nextFirst(known, now);
  const shown = running.slice(0, MOST);
  return shown.map((intervention, at) => (
    <InterventionCard key={intervention.id} intervention={intervention} sets={sets} place="homePage">
      <div className={layout['row']}>
        <ButtonLink
          to="/my-edison/intervento-tecnico/il-mio-intervento/$id"
          params={{ id: intervention.id }}
          variant="subtle"
        >
          <Trans>Segui l’intervento: {intervention.product.name}</Trans>
        </ButtonLink>
        {at === shown.length - 1 && running.length > shown.length ? (
          <ButtonLink to="/my-edison/intervento-tecnico/il-mio-intervento" variant="subtle">
            <Trans>Vedi tutti i tuoi interventi</Trans>
          </ButtonLink>
        ) : null}
      </div>
    </InterventionCard>
  ));
}
