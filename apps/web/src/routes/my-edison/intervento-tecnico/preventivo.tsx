import { INTERVENTION_ORIGINS, isOneOf, type InterventionOrigin } from '@sportello/domain';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../../features/area/modules/ModuleGate.tsx';
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
  if (typeof id !== 'string') return <NotFoundPage />;
  const from = isOneOf(INTERVENTION_ORIGINS, da) ? da : 'StoricoIntervento';
  return (
    <ModuleGate module="contracts">
      <QuotePage key={id} id={id} from={from} notFound={<NotFoundPage />} />
    </ModuleGate>
  );
}
