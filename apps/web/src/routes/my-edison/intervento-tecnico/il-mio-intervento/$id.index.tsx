import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../../../frame/modules/ModuleGate.tsx';
import { InterventionPage } from '../../../../features/interventions/detail/InterventionPage.tsx';
import { NotFoundPage } from '../../../../shared/links/NotFoundPage.tsx';
import { offsetOf, type ListSearch } from '../-offset.ts';

export const Route = createFileRoute('/my-edison/intervento-tecnico/il-mio-intervento/$id/')({
  staticData: { title: msg`Il mio intervento`, namesItself: true },
  validateSearch: (search: Record<string, unknown>) => search as ListSearch,
  component: MyIntervention,
});

function MyIntervention() {
  const { id } = Route.useParams();
  const offset = offsetOf(Route.useSearch());
  return (
    <ModuleGate module="contracts">
      <InterventionPage key={id} id={id} offset={offset} notFound={<NotFoundPage />} />
    </ModuleGate>
  );
}
