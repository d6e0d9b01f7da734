import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../../../features/support/ContactPage.tsx';
import { ModuleGate } from '../../../frame/modules/ModuleGate.tsx';

export const Route = createFileRoute('/my-edison/assistenza/scrivici')({
  staticData: { title: msg`Scrivici` },
  component: () => (
    <ModuleGate module="support">
      <ContactPage />
    </ModuleGate>
  ),
});
