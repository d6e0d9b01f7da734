import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { QueuePage } from '../../../features/desk/operators/supply-requests/QueuePage.tsx';
import {
  requestSearchOf,
  type RequestSearch,
} from '../../../features/desk/operators/supply-requests/request-search.ts';

export const Route = createFileRoute('/my-edison/operatore/pratiche')({
  staticData: { title: msg`Pratiche` },
  validateSearch: (search: Record<string, unknown>) => search as RequestSearch,
  component: Requests,
});

function Requests() {
  const given = Route.useSearch();
  const search = useMemo(() => requestSearchOf({ ...given }), [given]);
  const navigate = Route.useNavigate();
  return (
    <QueuePage
      search={search}
      onSearch={(change, isAside = false) =>
        void navigate({
          search: (now) => requestSearchOf({ ...change(requestSearchOf({ ...now })) }),
          replace: isAside,
          resetScroll: false,
        })
      }
    />
  );
}
