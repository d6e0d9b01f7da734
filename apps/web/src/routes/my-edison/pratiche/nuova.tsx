import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { beginSearchOf, type BeginSearch } from '../../../features/supply-requests/beginning/begin.ts';
import { NewRequestPage } from '../../../features/supply-requests/beginning/NewRequestPage.tsx';
import { RequestGate } from './-gate.tsx';

export const Route = createFileRoute('/my-edison/pratiche/nuova')({
  staticData: { title: msg`Nuova pratica` },
  validateSearch: (search: Record<string, unknown>) => search as BeginSearch,
  component: NewRequest,
});

function NewRequest() {
  const given = Route.useSearch();
  const search = useMemo(() => beginSearchOf({ ...given }), [given]);
  return (
    <RequestGate>
      <NewRequestPage search={search} />
    </RequestGate>
  );
}
