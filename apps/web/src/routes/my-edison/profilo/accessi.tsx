import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../../frame/modules/ModuleGate.tsx';
import { AccessesPage } from '../../../features/profile/accesses/AccessesPage.tsx';

export const Route = createFileRoute('/my-edison/profilo/accessi')({
  staticData: { title: msg`Accessi ai tuoi dati` },
  component: () => (
    <ModuleGate module="profile" whenPreview={<AccessesPage />}>
      <AccessesPage />
    </ModuleGate>
  ),
});
