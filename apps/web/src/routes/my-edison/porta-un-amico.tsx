import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../frame/modules/ModuleGate.tsx';
import { InvitationsPage } from '../../features/invitations/InvitationsPage.tsx';

export const Route = createFileRoute('/my-edison/porta-un-amico')({
  staticData: { title: msg`Porta un amico` },
  component: () => (
    <ModuleGate module="memberGetMember">
      <InvitationsPage />
    </ModuleGate>
  ),
});
