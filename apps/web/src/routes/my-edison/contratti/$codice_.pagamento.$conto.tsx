import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../../frame/modules/ModuleGate.tsx';
import { NotFoundPage } from '../../../shared/links/NotFoundPage.tsx';
import { ChangePage } from '../../../features/payment-methods/change/ChangePage.tsx';
import { stepFromSearch, type ChangeStep } from '../../../features/payment-methods/change/step.ts';
import { startData } from '../../-frame/prefetch.ts';

export const Route = createFileRoute('/my-edison/contratti/$codice_/pagamento/$conto')({
  staticData: { title: msg`Metodo di pagamento` },
  validateSearch: (search: Record<string, unknown>) => search as ChangeStep,
  loader: startData(async (app) =>
    (await import('../../../shared/contracts/contract-lists.ts')).startContractLists(app),
  ),
  // The step is in the URL; data is loaded only on entering.
  shouldReload: ({ cause }) => cause !== 'stay',
  component: Payment,
});

function Payment() {
  const { codice, conto } = Route.useParams();
  const step = stepFromSearch({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  return (
    <ModuleGate module="contracts">
      <ChangePage
        key={`${codice} ${conto}`}
        code={codice}
        account={conto}
        step={step}
        go={(search, how) => navigate({ search, ...how })}
        notFound={<NotFoundPage />}
      />
    </ModuleGate>
  );
}
