import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CompaniesPage } from '../../../../features/desk/operations-centre/companies/CompaniesPage.tsx';

export const Route = createFileRoute('/my-edison/operatore/ditte/')({
  staticData: { title: msg`Ditte` },
  component: CompaniesPage,
});
