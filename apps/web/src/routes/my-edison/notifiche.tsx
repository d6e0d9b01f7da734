import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../frame/modules/ModuleGate.tsx';
import type { TargetPaths } from '../../features/notifications/NotificationRow.tsx';
import { NotificationsPage } from '../../features/notifications/NotificationsPage.tsx';

export const Route = createFileRoute('/my-edison/notifiche')({
  staticData: { title: msg`Notifiche` },
  component: () => (
    <ModuleGate module="notification">
      <NotificationsPage paths={paths} />
    </ModuleGate>
  ),
});

const paths: TargetPaths = {
  ARCHIVIO: '/my-edison/bollette',
  PROFILO: '/my-edison/profilo',
  PRATICHE: '/my-edison/assistenza/richieste',
  INTERVENTO_TECNICO: '/my-edison/intervento-tecnico/il-mio-intervento',
};
