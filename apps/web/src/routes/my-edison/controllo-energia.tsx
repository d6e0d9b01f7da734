import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../frame/modules/ModuleGate.tsx';
import { EnergyControlPage } from '../../features/consumption/EnergyControlPage.tsx';

export const Route = createFileRoute('/my-edison/controllo-energia')({
  staticData: { title: msg`Controllo energia` },
  component: () => (
    <ModuleGate module="energyControl">
      <EnergyControlPage />
    </ModuleGate>
  ),
});
