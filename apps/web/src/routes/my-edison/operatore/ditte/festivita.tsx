import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ClosuresPage } from '../../../../features/desk/operations-centre/companies/ClosuresPage.tsx';

export const Route = createFileRoute('/my-edison/operatore/ditte/festivita')({
  staticData: { title: msg`Giorni di chiusura` },
  component: ClosuresPage,
});
