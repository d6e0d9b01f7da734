import type { Contract } from '@sportello/domain';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { genreSaid, type ContractGenre } from '../../../shared/links/contract-link.ts';
import { ModuleGate } from '../../../features/area/modules/ModuleGate.tsx';
import { NotFoundPage } from '../../../shared/links/NotFoundPage.tsx';
import { ContractPage } from '../../../features/contracts/detail/ContractPage.tsx';
import { DocumentsCard } from '../../../features/documents/DocumentsCard.tsx';
import { PaymentCard } from '../../../features/payments/PaymentCard.tsx';
import { startData } from '../../-frame/prefetch.ts';

export const Route = createFileRoute('/my-edison/contratti/$codice')({
  staticData: { title: msg`Contratto` },
  // What it says is read by the page, and by what asks for its data.
  validateSearch: (search: Record<string, unknown>) => search as { genere?: ContractGenre },
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps, ...rest }) =>
    startData(async (app) => {
      const [{ startContract }, { startPayment }] = await Promise.all([
        import('../../../features/contracts/detail/queries.ts'),
        import('../../../features/payments/queries.ts'),
      ]);
      startContract(app, params.codice, deps.genere);
      startPayment(app, params.codice, genreSaid(deps.genere));
    })(rest),
  component: ContractRoute,
});

function ContractRoute() {
  const { codice } = Route.useParams();
  const genere = genreSaid(Route.useSearch().genere);
  return (
    <ModuleGate module="contracts">
      <ContractPage
        key={`${genere} ${codice}`}
        code={codice}
        genre={genere}
        notFound={<NotFoundPage />}
        more={moreOf}
      />
    </ModuleGate>
  );
}

/** How it is paid, which nothing is known of while it is only on its way, and its documents. */
function moreOf(contract: Contract, genre: ContractGenre | undefined) {
  return (
    <>
      {genre === undefined || contract.type === 'VAS' ? <PaymentCard contract={contract} /> : null}
      <DocumentsCard contract={contract} />
    </>
  );
}
