import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CasesPage } from '../../../../features/cases/CasesPage.tsx';
import { ModuleGate } from '../../../../frame/modules/ModuleGate.tsx';

export const Route = createFileRoute('/my-edison/assistenza/reclami/')({
  staticData: { title: msg`Reclami e segnalazioni` },
  component: () => (
    <ModuleGate module="support">
      <CasesPage />
    </ModuleGate>
  ),
});
