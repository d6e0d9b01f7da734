import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { caseSearchOf, type CaseSearch } from '../../../features/desk/cases/case-search.ts';
import { CasesPage } from '../../../features/desk/cases/CasesPage.tsx';

export const Route = createFileRoute('/my-edison/operatore/reclami')({
  staticData: { title: msg`Reclami e segnalazioni` },
  validateSearch: (search: Record<string, unknown>) => search as CaseSearch,
  component: Cases,
});

function Cases() {
  const given = Route.useSearch();
  const search = useMemo(() => caseSearchOf({ ...given }), [given]);
  const navigate = Route.useNavigate();
  return (
    <CasesPage
      search={search}
      onSearch={(change, isAside = false) =>
        void navigate({
          search: (now) => caseSearchOf({ ...change(caseSearchOf({ ...now })) }),
          replace: isAside,
          resetScroll: false,
        })
      }
    />
  );
}
