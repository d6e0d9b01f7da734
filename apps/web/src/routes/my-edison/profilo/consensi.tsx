import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../../frame/modules/ModuleGate.tsx';
import { ConsentsPage } from '../../../features/profile/consents/ConsentsPage.tsx';

export const Route = createFileRoute('/my-edison/profilo/consensi')({
  staticData: { title: msg`Consensi` },
  component: () => (
    <ModuleGate module="profile">
      <ConsentsPage />
    </ModuleGate>
  ),
});
