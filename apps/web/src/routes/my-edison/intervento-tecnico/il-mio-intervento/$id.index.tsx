import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleBeside } from '../../../../frame/modules/ModuleBeside.tsx';
import { InterventionPage } from '../../../../features/interventions/detail/InterventionPage.tsx';
import { NotFoundPage } from '../../../../shared/links/NotFoundPage.tsx';
import { optionalPart } from '../../../../ui/later/optional-part.tsx';
import { offsetOf, type ListSearch } from '../-offset.ts';

export const Route = createFileRoute('/my-edison/intervento-tecnico/il-mio-intervento/$id/')({
  staticData: { title: msg`Il mio intervento`, namesItself: true },
  validateSearch: (search: Record<string, unknown>) => search as ListSearch,
  component: MyIntervention,
});

// Lazy: only a wide window has it.
const VisitsBeside = optionalPart(() =>
  import('../../../../features/interventions/list/VisitsBeside.tsx').then(({ VisitsBeside }) => VisitsBeside),
);

function MyIntervention() {
  const { t } = useLingui();
  const { id } = Route.useParams();
  const offset = offsetOf(Route.useSearch());
  return (
    <ModuleBeside
      module="contracts"
      label={t`Elenco degli interventi`}
      list={<VisitsBeside offset={offset} shown={id} />}
      shown={id}
    >
      <InterventionPage key={id} id={id} offset={offset} notFound={<NotFoundPage />} />
    </ModuleBeside>
  );
}
