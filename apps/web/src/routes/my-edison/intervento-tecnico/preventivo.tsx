import { INTERVENTION_ORIGINS, isOneOf, type InterventionOrigin } from '@sportello/domain';
import { msg } from '@lingui/core/macro';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { ModuleGate } from '../../../frame/modules/ModuleGate.tsx';
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

/** The quote of an intervention; without an id the list is shown (pagine.percorsi.10). */
function Quote() {
  const { intervento: id, da } = Route.useSearch();
  if (typeof id !== 'string') return <Navigate to="/my-edison/intervento-tecnico/il-mio-intervento" replace />;
  const from = isOneOf(INTERVENTION_ORIGINS, da) ? da : 'StoricoIntervento';
  return (
    <ModuleGate module="contracts">
      <QuotePage key={id} id={id} from={from} notFound={<NotFoundPage />} />
    </ModuleGate>
  );
}
