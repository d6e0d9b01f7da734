import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CasePage } from '../../../../features/cases/detail/CasePage.tsx';
import { ModuleGate } from '../../../../frame/modules/ModuleGate.tsx';
import { NotFoundPage } from '../../../../shared/links/NotFoundPage.tsx';

export const Route = createFileRoute('/my-edison/assistenza/reclami/$numero')({
  staticData: { title: msg`Reclamo` },
  component: Case,
});

function Case() {
  const { numero } = Route.useParams();
  // A number of another form can't exist, so no call is sent.
  if (!/^RC-\d{4}-\d{6,12}$/.test(numero)) return <NotFoundPage />;
  return (
    <ModuleGate module="support">
      <CasePage key={numero} number={numero} />
    </ModuleGate>
  );
}
