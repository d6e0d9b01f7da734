import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { RequestsPage } from '../../../features/supply-requests/list/RequestsPage.tsx';
import { RequestGate } from './-gate.tsx';

export const Route = createFileRoute('/my-edison/pratiche/')({
  staticData: { title: msg`Pratiche` },
  component: () => (
    <RequestGate>
      <RequestsPage />
    </RequestGate>
  ),
});
