import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { ChangeSearch } from '../../../shared/links/change-search.ts';
import { ModuleGate } from '../../../frame/modules/ModuleGate.tsx';
import { archiveSearchOf, type ArchiveSearch } from '../../../features/bills/archive/archive-search.ts';
import { ArchivePage } from '../../../features/bills/archive/ArchivePage.tsx';

export const Route = createFileRoute('/my-edison/bollette/')({
  staticData: { title: msg`Bollette` },
  validateSearch: (search: Record<string, unknown>) => search as ArchiveSearch,
  component: Archive,
});

function Archive() {
  const said = Route.useSearch();
  const search = useMemo(() => archiveSearchOf({ ...said }), [said]);
  const navigate = Route.useNavigate();
  const onSearch = useCallback<ChangeSearch<ArchiveSearch>>(
    (change) =>
      void navigate({ search: (now) => change(archiveSearchOf({ ...now })), replace: true, resetScroll: false }),
    [navigate],
  );
  return (
    <ModuleGate module="archive">
      <ArchivePage search={search} onSearch={onSearch} />
    </ModuleGate>
  );
}
