import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../../frame/modules/ModuleGate.tsx';
import { ProfilePage } from '../../../features/profile/ProfilePage.tsx';
import { RightsCard } from '../../../features/profile/RightsCard.tsx';

export const Route = createFileRoute('/my-edison/profilo/')({
  staticData: { title: msg`Profilo` },
  component: () => (
    <ModuleGate module="profile" underPreview={<RightsCard />}>
      <ProfilePage />
    </ModuleGate>
  ),
});
