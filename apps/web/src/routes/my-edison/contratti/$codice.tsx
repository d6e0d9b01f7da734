import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { genreSaid, type ContractGenre } from '../../../api/contract-address.ts';
import { ModuleGate } from '../../../features/area/modules/ModuleGate.tsx';
import { NotFoundPage } from '../../../features/area/NotFoundPage.tsx';
import { ContractPage } from '../../../features/contracts/detail/ContractPage.tsx';
import { startData } from '../../-page/prefetch.ts';

export const Route = createFileRoute('/my-edison/contratti/$codice')({
  staticData: { title: msg`Contratto` },
  // What it says is read by the page, and by what asks for its data.
  validateSearch: (search: Record<string, unknown>) => search as { genere?: ContractGenre },
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps, ...rest }) =>
    startData(async (app) => {
      const { startContract } = await import('../../../features/contracts/detail/queries.ts');
      startContract(app, params.codice, deps.genere);
    })(rest),
  component: Contract,
});

function Contract() {
  const { codice } = Route.useParams();
  const genere = genreSaid(Route.useSearch().genere);
  return (
    <ModuleGate module="contracts">
      <ContractPage key={`${genere} ${codice}`} code={codice} genre={genere} notFound={<NotFoundPage />} />
    </ModuleGate>
  );
}
