import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { RequestPage } from '../../../features/supply-requests/detail/RequestPage.tsx';
import { NotFoundPage } from '../../../shared/links/NotFoundPage.tsx';
import { RequestGate } from './-gate.tsx';

export const Route = createFileRoute('/my-edison/pratiche/$numero')({
  staticData: { title: msg`Pratica` },
  validateSearch: (search: Record<string, unknown>) => search as { inviata?: 'si' },
  component: Request,
});

function Request() {
  const { numero } = Route.useParams();
  const { inviata } = Route.useSearch();
  // A number of another form can't exist, so no call is sent.
  if (!/^PR-\d{4}-\d{6,12}$/.test(numero)) return <NotFoundPage />;
  return (
    <RequestGate>
      <RequestPage key={numero} number={numero} isSent={inviata === 'si'} />
    </RequestGate>
  );
}
