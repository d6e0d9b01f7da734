import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useOpenContract } from '../../../../features/contracts/detail/open-contract.ts';
import { SubPageGate } from '../../../../features/contracts/detail/sub-pages/SubPageGate.tsx';
import { ReadingsPage } from '../../../../features/readings/ReadingsPage.tsx';
import { startData } from '../../../-frame/prefetch.ts';

export const Route = createFileRoute('/my-edison/contratti/$codice/letture')({
  staticData: { title: msg`Letture` },
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps, ...rest }) =>
    startData(async (app) => {
      // Only supplies have a meter and readings.
      if (deps.genere !== undefined) return;
      (await import('../../../../features/readings/queries.ts')).startReadings(app, params.codice);
    })(rest),
  component: Readings,
});

function Readings() {
  const { contract } = useOpenContract();
  return (
    <SubPageGate page="READINGS">
      {contract.type === 'COMMODITY' ? <ReadingsPage contract={contract} /> : null}
    </SubPageGate>
  );
}
