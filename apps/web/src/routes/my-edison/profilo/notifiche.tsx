import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../../frame/modules/ModuleGate.tsx';
import { PushPage } from '../../../features/push/PushPage.tsx';

export const Route = createFileRoute('/my-edison/profilo/notifiche')({
  staticData: { title: msg`Notifiche sui dispositivi` },
  component: () => (
    <ModuleGate module="notification">
      <PushPage />
    </ModuleGate>
  ),
});
