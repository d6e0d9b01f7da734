import { msg } from '@lingui/core/macro';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ModuleGate } from '../../../../frame/modules/ModuleGate.tsx';
import { NotFoundPage } from '../../../../shared/links/NotFoundPage.tsx';
import { ContractPage } from '../../../../features/contracts/detail/ContractPage.tsx';
import { genreFromUrl, type ContractGenre } from '../../../../shared/links/contract-link.ts';
import { startData } from '../../../-frame/prefetch.ts';

export const Route = createFileRoute('/my-edison/contratti/$codice')({
  staticData: { title: msg`Contratto`, namesItself: true },
  // The page and the loader validate the values.
  validateSearch: (search: Record<string, unknown>) => search as { genere?: ContractGenre },
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps, ...rest }) =>
    startData(async (app) => {
      const { startContract } = await import('../../../../features/contracts/detail/queries.ts');
      startContract(app, params.codice, deps.genere);
    })(rest),
  component: ContractRoute,
});

function ContractRoute() {
  const { codice } = Route.useParams();
  const genere = genreFromUrl(Route.useSearch().genere);
  return (
    <ModuleGate module="contracts">
      <ContractPage key={`${genere} ${codice}`} code={codice} genre={genere} notFound={<NotFoundPage />}>
        <Outlet />
      </ContractPage>
    </ModuleGate>
  );
}
