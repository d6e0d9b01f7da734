import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../features/area/modules/ModuleGate.tsx';

export const Route = createFileRoute('/my-edison/bollette')({
  staticData: { title: msg`Bollette` },
  component: () => <ModuleGate module="archive" />,
});
