import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../../frame/modules/ModuleGate.tsx';
import { PasswordPage } from '../../../features/profile/password/PasswordPage.tsx';

export const Route = createFileRoute('/my-edison/profilo/password')({
  staticData: { title: msg`Password` },
  component: () => (
    <ModuleGate module="profile" whenStaff={<PasswordPage />}>
      <PasswordPage />
    </ModuleGate>
  ),
});
