import type { CallId } from '@sportello/calls';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useApp } from '../../api/app.ts';
import { ModuleGate } from '../../frame/modules/ModuleGate.tsx';
import type { TargetPaths } from '../../features/notifications/NotificationRow.tsx';
import { NotificationsPage } from '../../features/notifications/NotificationsPage.tsx';

const requestsId: CallId = 'supplyRequests';

export const Route = createFileRoute('/my-edison/notifiche')({
  staticData: { title: msg`Notifiche` },
  validateSearch: ({ apri }: Record<string, unknown>): { apri?: string } => {
    const id = String(apri);
    return /^\d{1,15}$/.test(id) ? { apri: id } : {};
  },
  component: Notifications,
});

function Notifications() {
  const { apri } = Route.useSearch();
  const { capabilities } = useApp().config;
  const paths: TargetPaths = {
    ARCHIVIO: '/my-edison/bollette',
    PROFILO: '/my-edison/profilo',
    PRATICHE: capabilities.includes(requestsId) ? '/my-edison/pratiche' : '/my-edison/assistenza/richieste',
    INTERVENTO_TECNICO: '/my-edison/intervento-tecnico/il-mio-intervento',
  };
  return (
    <ModuleGate module="notification">
      <NotificationsPage paths={paths} opened={apri} />
    </ModuleGate>
  );
}
