import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../../../frame/modules/ModuleGate.tsx';
import { ListPage } from '../../../../features/interventions/list/ListPage.tsx';
import { offsetOf, type ListSearch } from '../-offset.ts';

export const Route = createFileRoute('/my-edison/intervento-tecnico/il-mio-intervento/')({
  staticData: { title: msg`I tuoi interventi` },
  validateSearch: (search: Record<string, unknown>) => search as ListSearch,
  component: List,
});

function List() {
  return (
    <ModuleGate module="contracts">
      <ListPage offset={offsetOf(Route.useSearch())} />
    </ModuleGate>
  );
}
