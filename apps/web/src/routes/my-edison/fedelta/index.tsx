import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../../frame/modules/ModuleGate.tsx';
import { LoyaltyPage } from '../../../features/loyalty/LoyaltyPage.tsx';

export const Route = createFileRoute('/my-edison/fedelta/')({
  staticData: { title: msg`Programma fedeltà` },
  component: () => (
    <ModuleGate module="loyalty">
      <LoyaltyPage />
    </ModuleGate>
  ),
});
