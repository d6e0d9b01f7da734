import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NewCompanyPage } from '../../../../features/desk/operations-centre/companies/NewCompanyPage.tsx';

export const Route = createFileRoute('/my-edison/operatore/ditte/nuova')({
  staticData: { title: msg`Nuova ditta` },
  component: NewCompanyPage,
});
