import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { customerSearchOf, type CustomerSearch } from '../../../features/desk/operators/customers/customer-search.ts';
import { CustomerSearchPage } from '../../../features/desk/operators/customers/CustomerSearchPage.tsx';

export const Route = createFileRoute('/my-edison/operatore/clienti')({
  staticData: { title: msg`Clienti` },
  validateSearch: (search: Record<string, unknown>) => search as CustomerSearch,
  component: Customers,
});

function Customers() {
  const said = Route.useSearch();
  const search = useMemo(() => customerSearchOf({ ...said }), [said]);
  const navigate = Route.useNavigate();
  return (
    <CustomerSearchPage search={search} onSearch={(next) => void navigate({ search: next, resetScroll: false })} />
  );
}
