import { createFileRoute } from '@tanstack/react-router';
import { Arrears } from '../../../../features/bills/Arrears.tsx';
import { InBrief } from '../../../../features/contracts/detail/InBrief.tsx';
import { genreFromUrl } from '../../../../shared/links/contract-link.ts';
import { startData } from '../../../-frame/prefetch.ts';
import { contractGlances } from '../-glances.ts';
import { Leaving } from '../-leaving.tsx';

export const Route = createFileRoute('/my-edison/contratti/$codice/')({
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps, ...rest }) =>
    startData(async (app) => {
      const { startPayment } = await import('../../../../features/payment-methods/queries.ts');
      // A service shows its payment on its own page, per account.
      if (genreFromUrl(deps.genere) === undefined) startPayment(app, params.codice, undefined);
    })(rest),
  component: () => <InBrief glances={contractGlances} Arrears={Arrears} Leaving={Leaving} />,
});
