import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../../frame/modules/ModuleGate.tsx';
import { RequestsPage } from '../../../features/support/RequestsPage.tsx';

export const Route = createFileRoute('/my-edison/assistenza/richieste')({
  staticData: { title: msg`Le tue richieste` },
  component: () => (
    <ModuleGate module="support">
      <RequestsPage />
    </ModuleGate>
  ),
});
