import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleBeside } from '../../../frame/modules/ModuleBeside.tsx';
import type { ArchiveSearch } from '../../../features/bills/archive/archive-search.ts';
import { BillPage } from '../../../features/bills/detail/BillPage.tsx';
import { NotFoundPage } from '../../../shared/links/NotFoundPage.tsx';
import { optionalPart } from '../../../ui/later/optional-part.tsx';

export const Route = createFileRoute('/my-edison/bollette/$numero')({
  staticData: { title: msg`Bolletta`, namesItself: true },
  validateSearch: (search: Record<string, unknown>) => search as ArchiveSearch & { genere?: 'servizio' },
  component: Bill,
});

// Lazy: only a wide window has it.
const BillsBeside = optionalPart(() =>
  import('../../../features/bills/archive/beside/BillsBeside.tsx').then(({ BillsBeside }) => BillsBeside),
);

function Bill() {
  const { t } = useLingui();
  const { numero } = Route.useParams();
  const { genere, ...within } = Route.useSearch();
  return (
    <ModuleBeside
      module="archive"
      label={t`Elenco delle bollette`}
      list={<BillsBeside search={within} shown={numero} />}
      shown={numero}
    >
      <BillPage
        key={numero}
        number={numero}
        isService={genere === 'servizio'}
        within={within}
        notFound={<NotFoundPage />}
      />
    </ModuleBeside>
  );
}
