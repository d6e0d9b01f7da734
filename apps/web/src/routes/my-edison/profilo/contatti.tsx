import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../../frame/modules/ModuleGate.tsx';
import { ContactsPage } from '../../../features/profile/contacts/ContactsPage.tsx';

export const Route = createFileRoute('/my-edison/profilo/contatti')({
  staticData: { title: msg`Contatti` },
  component: () => (
    <ModuleGate module="profile">
      <ContactsPage />
    </ModuleGate>
  ),
});
