import type { CallId } from '@sportello/calls';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useApp } from '../../../../api/app.ts';
import { Manage } from '../../../../features/contracts/detail/Manage.tsx';
import { useOpenContract } from '../../../../features/contracts/detail/open-contract.ts';
import { SubPageGate } from '../../../../features/contracts/detail/sub-pages/SubPageGate.tsx';
import { PaymentCard } from '../../../../features/payment-methods/PaymentCard.tsx';
import { genreFromUrl, PAYMENT_PART } from '../../../../shared/links/contract-link.ts';
import { Part } from '../../../../shared/links/Part.tsx';
import { startData } from '../../../-frame/prefetch.ts';

const requestsId: CallId = 'supplyRequests';

// Lazy, with the code of the requests.
const ContractRequests = lazy(() =>
  import('../../../../features/supply-requests/on-contract.ts').then(({ ContractRequests }) => ({
    default: ContractRequests,
  })),
);

export const Route = createFileRoute('/my-edison/contratti/$codice/gestisci')({
  staticData: { title: msg`Gestisci` },
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps, ...rest }) =>
    startData(async (app) => {
      const [{ startDelivery }, { startPayment }] = await Promise.all([
        import('../../../../features/contracts/detail/queries.ts'),
        import('../../../../features/payment-methods/queries.ts'),
      ]);
      startDelivery(app, params.codice, deps.genere);
      startPayment(app, params.codice, genreFromUrl(deps.genere));
    })(rest),
  component: ManageRoute,
});

function ManageRoute() {
  const { contract } = useOpenContract();
  const { capabilities } = useApp().config;
  return (
    <SubPageGate page="MANAGE">
      <Manage
        payment={
          <Part id={PAYMENT_PART}>
            <PaymentCard contract={contract} />
          </Part>
        }
        requests={
          capabilities.includes(requestsId) ? (
            <Suspense>
              <ContractRequests code={contract.code} />
            </Suspense>
          ) : null
        }
      />
    </SubPageGate>
  );
}
