import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../../frame/modules/ModuleGate.tsx';
import { CloseAccountPage } from '../../../features/profile/closing/CloseAccountPage.tsx';

export const Route = createFileRoute('/my-edison/profilo/chiudi')({
  staticData: { title: msg`Elimina il tuo accesso` },
  component: () => (
    <ModuleGate module="profile" whenPreview={<CloseAccountPage />}>
      <CloseAccountPage />
    </ModuleGate>
  ),
});
