import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../../frame/modules/ModuleGate.tsx';
import { BillPage } from '../../../features/bills/detail/BillPage.tsx';
import { NotFoundPage } from '../../../shared/links/NotFoundPage.tsx';

export const Route = createFileRoute('/my-edison/bollette/$numero')({
  staticData: { title: msg`Bolletta`, namesItself: true },
  validateSearch: (search: Record<string, unknown>) => search as { genere?: 'servizio' },
  component: Bill,
});

function Bill() {
  const { numero } = Route.useParams();
  const isService = Route.useSearch().genere === 'servizio';
  return (
    <ModuleGate module="archive">
      <BillPage key={numero} number={numero} isService={isService} notFound={<NotFoundPage />} />
    </ModuleGate>
  );
}
