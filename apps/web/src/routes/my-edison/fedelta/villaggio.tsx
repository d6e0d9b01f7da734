import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../../frame/modules/ModuleGate.tsx';
import { VillagePage } from '../../../features/loyalty/VillagePage.tsx';

export const Route = createFileRoute('/my-edison/fedelta/villaggio')({
  staticData: { title: msg`Villaggio fedeltà` },
  component: () => (
    <ModuleGate module="loyalty">
      <VillagePage />
    </ModuleGate>
  ),
});
