import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../frame/modules/ModuleGate.tsx';
import { PaymentPage } from '../../features/paying/PaymentPage.tsx';
import { NotFoundPage } from '../../shared/links/NotFoundPage.tsx';

export const Route = createFileRoute('/my-edison/pagamenti/$id')({
  staticData: { title: msg`Pagamento` },
  validateSearch: (search: Record<string, unknown>) => search as { esito?: string },
  component: Payment,
});

function Payment() {
  const { id } = Route.useParams();
  const { esito } = Route.useSearch();
  // An id of another form can't exist, so no call is sent.
  if (!/^[\da-f-]{36}$/.test(id)) return <NotFoundPage />;
  return (
    <ModuleGate module="archive">
      <PaymentPage key={id} id={id} isCancelled={esito === 'annullato'} notFound={<NotFoundPage />} />
    </ModuleGate>
  );
}
