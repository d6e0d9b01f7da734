import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { OPERATOR_COLUMNS, type OperatorColumn } from '../../../features/desk/operators/accounts/operator-sort.ts';
import { OperatorsPage } from '../../../features/desk/operators/accounts/OperatorsPage.tsx';
import { sortSearchOf, type SortSearch } from '../../../ui/parts/lists/sort.ts';

export const Route = createFileRoute('/my-edison/operatore/operatori')({
  staticData: { title: msg`Operatori` },
  validateSearch: (search: Record<string, unknown>) => search as SortSearch<OperatorColumn>,
  component: Operators,
});

function Operators() {
  const search = sortSearchOf({ ...Route.useSearch() }, OPERATOR_COLUMNS);
  const navigate = Route.useNavigate();
  return (
    <OperatorsPage
      search={search}
      onSort={(sort) => void navigate({ search: sort, replace: true, resetScroll: false })}
    />
  );
}
