import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { InterventionDesk } from '../../../../features/desk/operations-centre/InterventionDesk.tsx';

export const Route = createFileRoute('/my-edison/operatore/interventi/')({
  staticData: { title: msg`Interventi dei clienti` },
  component: InterventionDesk,
});
