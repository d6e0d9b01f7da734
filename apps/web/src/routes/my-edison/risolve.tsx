import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../features/area/modules/ModuleGate.tsx';

export const Route = createFileRoute('/my-edison/risolve')({
  staticData: { title: msg`Risolve` },
  component: () => <ModuleGate module="risolve" />,
});
