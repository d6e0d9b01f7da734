import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../../frame/modules/ModuleGate.tsx';
import { YearPage } from '../../../features/bills/year/YearPage.tsx';

export const Route = createFileRoute('/my-edison/bollette/riepilogo')({
  staticData: { title: msg`Riepilogo annuale` },
  validateSearch: ({ anno }: Record<string, unknown>): { anno?: string } =>
    /^20\d\d$/.test(String(anno)) ? { anno: String(anno) } : {},
  component: Summary,
});

function Summary() {
  const { anno } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ModuleGate module="archive">
      <YearPage year={anno} onYear={(year) => void navigate({ search: { anno: year }, replace: true })} />
    </ModuleGate>
  );
}
