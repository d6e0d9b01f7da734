import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ConsumptionPage } from '../../../../features/consumption/ConsumptionPage.tsx';
import { useOpenContract } from '../../../../features/contracts/detail/open-contract.ts';
import { SubPageGate } from '../../../../features/contracts/detail/sub-pages/SubPageGate.tsx';
import { startData } from '../../../-frame/prefetch.ts';

export const Route = createFileRoute('/my-edison/contratti/$codice/consumi')({
  staticData: { title: msg`Consumi` },
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps, ...rest }) =>
    startData(async (app) => {
      // Only supplies have consumption.
      if (deps.genere !== undefined) return;
      const { periodsQuery } = await import('../../../../features/consumption/queries.ts');
      void app.cache.prefetchQuery(periodsQuery(app, params.codice));
    })(rest),
  component: Consumption,
});

function Consumption() {
  const { contract } = useOpenContract();
  return (
    <SubPageGate page="CONSUMPTION">
      {contract.type === 'COMMODITY' ? <ConsumptionPage contract={contract} /> : null}
    </SubPageGate>
  );
}
