import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../../frame/modules/ModuleGate.tsx';
import { ChangesPage } from '../../../features/profile/changes/ChangesPage.tsx';

export const Route = createFileRoute('/my-edison/profilo/modifiche')({
  staticData: { title: msg`Le tue modifiche` },
  component: () => (
    <ModuleGate module="profile">
      <ChangesPage />
    </ModuleGate>
  ),
});
