import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../frame/modules/ModuleGate.tsx';
import { ChooseSupplyPage } from '../../features/readings/ChooseSupplyPage.tsx';

export const Route = createFileRoute('/my-edison/letture')({
  staticData: { title: msg`Letture` },
  // The service worker adds it after a photo was shared (pagine.installata.3).
  validateSearch: ({ foto }: Record<string, unknown>): { foto?: 'condivisa' } => (foto === 'condivisa' ? { foto } : {}),
  component: Choice,
});

function Choice() {
  const { foto } = Route.useSearch();
  return (
    <ModuleGate module="contracts">
      <ChooseSupplyPage hasPhoto={foto !== undefined} />
    </ModuleGate>
  );
}
