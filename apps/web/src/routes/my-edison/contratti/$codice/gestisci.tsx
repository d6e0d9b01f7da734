import { createFileRoute } from '@tanstack/react-router';
import { Manage } from '../../../../features/contracts/detail/Manage.tsx';
import { useOpenContract } from '../../../../features/contracts/detail/open-contract.ts';
import { PaymentCard } from '../../../../features/payments/PaymentCard.tsx';
import { genreSaid } from '../../../../shared/links/contract-link.ts';
import { startData } from '../../../-frame/prefetch.ts';

export const Route = createFileRoute('/my-edison/contratti/$codice/gestisci')({
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps, ...rest }) =>
    startData(async (app) => {
      const [{ startDelivery }, { startPayment }] = await Promise.all([
        import('../../../../features/contracts/detail/queries.ts'),
        import('../../../../features/payments/queries.ts'),
      ]);
      startDelivery(app, params.codice, deps.genere);
      startPayment(app, params.codice, genreSaid(deps.genere));
    })(rest),
  component: ManageRoute,
});

function ManageRoute() {
  return <Manage payment={<PaymentCard contract={useOpenContract().contract} />} />;
}
