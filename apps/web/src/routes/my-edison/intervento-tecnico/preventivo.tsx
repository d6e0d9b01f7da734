import { INTERVENTION_ORIGINS, isOneOf, type InterventionOrigin } from '@sportello/domain';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../../features/area/modules/ModuleGate.tsx';
import { PickPage } from '../../../features/interventions/list/PickPage.tsx';
import { QuotePage } from '../../../features/interventions/quote/QuotePage.tsx';
import { NotFoundPage } from '../../../shared/links/NotFoundPage.tsx';

interface QuoteSearch {
  intervento?: string;
  da?: InterventionOrigin;
}

export const Route = createFileRoute('/my-edison/intervento-tecnico/preventivo')({
  staticData: { title: msg`Preventivo` },
  validateSearch: (search: Record<string, unknown>) => search as QuoteSearch,
  component: Quote,
});

function Quote() {
  const { intervento: id, da } = Route.useSearch();
  const from = isOneOf(INTERVENTION_ORIGINS, da) ? da : 'StoricoIntervento';
  return (
    <ModuleGate module="contracts">
      {typeof id === 'string' ? (
        <QuotePage key={id} id={id} from={from} notFound={<NotFoundPage />} />
      ) : (
        <PickPage
          title={<Trans>Preventivo</Trans>}
          to="/my-edison/intervento-tecnico/preventivo"
          isMeant={({ status }) => status === 'PREVENTIVO_DISPONIBILE'}
          none={<Trans>Non hai preventivi in attesa della tua risposta</Trans>}
        />
      )}
    </ModuleGate>
  );
}
