import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { MODULE_PLACES } from '../../features/area/module-places.ts';
import { ModuleGate } from '../../features/area/modules/ModuleGate.tsx';
import type { TargetPaths } from '../../features/notifications/NotificationRow.tsx';
import { NotificationsPage } from '../../features/notifications/NotificationsPage.tsx';

export const Route = createFileRoute('/my-edison/notifiche')({
  staticData: { title: msg`Notifiche` },
  component: () => (
    <ModuleGate module="notification">
      <NotificationsPage paths={targetPaths()} />
    </ModuleGate>
  ),
});

/** Where notifications lead that name no page of their own. */
function targetPaths(): TargetPaths {
  const archive = MODULE_PLACES.find(({ module, hasPage }) => module === 'archive' && hasPage);
  return {
    ...(archive && { ARCHIVIO: archive.path }),
    PROFILO: '/my-edison/profilo',
    PRATICHE: '/my-edison/assistenza/richieste',
    INTERVENTO_TECNICO: '/my-edison/intervento-tecnico/il-mio-intervento',
  };
}
