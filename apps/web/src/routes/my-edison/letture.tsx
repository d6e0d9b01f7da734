import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../frame/modules/ModuleGate.tsx';
import { ChooseSupplyPage } from '../../features/readings/ChooseSupplyPage.tsx';

export const Route = createFileRoute('/my-edison/letture')({
  staticData: { title: msg`Letture` },
  component: () => (
    <ModuleGate module="contracts">
      <ChooseSupplyPage />
    </ModuleGate>
  ),
});
