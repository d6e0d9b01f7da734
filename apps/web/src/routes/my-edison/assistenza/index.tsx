import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../../frame/modules/ModuleGate.tsx';
import { SupportPage } from '../../../features/support/SupportPage.tsx';

export const Route = createFileRoute('/my-edison/assistenza/')({
  staticData: { title: msg`Assistenza` },
  component: () => (
    <ModuleGate module="support">
      <SupportPage />
    </ModuleGate>
  ),
});
