import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { inboxSearchOf, type InboxSearch } from '../../../features/desk/inbox/inbox-search.ts';
import { InboxPage } from '../../../features/desk/inbox/InboxPage.tsx';

export const Route = createFileRoute('/my-edison/operatore/richieste')({
  staticData: { title: msg`Richieste dei clienti` },
  validateSearch: (search: Record<string, unknown>) => search as InboxSearch,
  component: Inbox,
});

function Inbox() {
  const said = Route.useSearch();
  const search = useMemo(() => inboxSearchOf({ ...said }), [said]);
  const navigate = Route.useNavigate();
  return (
    <InboxPage
      search={search}
      onSearch={(change, isAside = false) =>
        void navigate({
          search: (now) => inboxSearchOf({ ...change(inboxSearchOf({ ...now })) }),
          replace: isAside,
          resetScroll: false,
        })
      }
    />
  );
}
