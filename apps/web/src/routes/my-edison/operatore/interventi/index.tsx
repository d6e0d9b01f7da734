import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { deskSearchOf, type DeskSearch } from '../../../../features/desk/operations-centre/desk-search.ts';
import { InterventionDesk } from '../../../../features/desk/operations-centre/InterventionDesk.tsx';

export const Route = createFileRoute('/my-edison/operatore/interventi/')({
  staticData: { title: msg`Interventi dei clienti` },
  validateSearch: (search: Record<string, unknown>) => search as DeskSearch,
  component: Desk,
});

function Desk() {
  const params = Route.useSearch();
  const search = useMemo(() => deskSearchOf({ ...params }), [params]);
  const navigate = Route.useNavigate();
  return (
    <InterventionDesk
      search={search}
      onSearch={(change) =>
        void navigate({
          search: (now) => deskSearchOf({ ...change(deskSearchOf({ ...now })) }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
