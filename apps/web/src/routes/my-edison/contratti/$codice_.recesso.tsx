import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { WithdrawalPage } from '../../../features/withdrawal/WithdrawalPage.tsx';
import { genreFromUrl, type ContractGenre } from '../../../shared/links/contract-link.ts';

// Open also where the module of contracts is a preview: nobody is kept from withdrawing (recesso.pagina.1).
export const Route = createFileRoute('/my-edison/contratti/$codice_/recesso')({
  staticData: { title: msg`Recesso dal contratto` },
  // The page validates the value.
  validateSearch: (search: Record<string, unknown>) => search as { genere?: ContractGenre },
  component: Withdraw,
});

function Withdraw() {
  const { codice } = Route.useParams();
  const genre = genreFromUrl(Route.useSearch().genere);
  return <WithdrawalPage key={`${genre} ${codice}`} code={codice} genre={genre} />;
}
