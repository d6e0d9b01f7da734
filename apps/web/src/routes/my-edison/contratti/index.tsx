import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ModuleGate } from '../../../frame/modules/ModuleGate.tsx';
import { listSearchOf, type ListSearch } from '../../../features/contracts/list/list-search.ts';
import { ContractListPage } from '../../../features/contracts/list/ContractListPage.tsx';
import { startData } from '../../-frame/prefetch.ts';

export const Route = createFileRoute('/my-edison/contratti/')({
  staticData: { title: msg`Forniture` },
  validateSearch: (search: Record<string, unknown>) => search as ListSearch,
  loader: startData(async (app) =>
    (await import('../../../shared/contracts/contract-lists.ts')).startContractLists(app),
  ),
  // The search text is in the URL; lists are loaded only on entering.
  shouldReload: ({ cause }) => cause !== 'stay',
  component: Contracts,
});

function Contracts() {
  const said = Route.useSearch();
  const search = useMemo(() => listSearchOf({ ...said }), [said]);
  const navigate = Route.useNavigate();
  return (
    <ModuleGate module="contracts">
      <ContractListPage
        search={search}
        onSearch={(change) =>
          void navigate({ search: (now) => change(listSearchOf({ ...now })), replace: true, resetScroll: false })
        }
      />
    </ModuleGate>
  );
}
