import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../features/area/modules/ModuleGate.tsx';

export const Route = createFileRoute('/my-edison/porta-un-amico')({
  staticData: { title: msg`Porta un amico` },
  component: () => <ModuleGate module="memberGetMember" />,
});
