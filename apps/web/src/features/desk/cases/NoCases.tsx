import { Trans } from '@lingui/react/macro';
import { NoRows } from '../queue/NoRows.tsx';
import { isFiltered, type CaseSearch } from './case-search.ts';

export function NoCases({ search }: { search: CaseSearch }) {
  const hasFilters = isFiltered(search);
  const isEnded = search.stato === 'CONCLUSI';
  return (
    <NoRows
      title={
        hasFilters ? (
          <Trans>Nessun reclamo con questi filtri</Trans>
        ) : isEnded ? (
          <Trans>Nessun reclamo concluso</Trans>
        ) : (
          <Trans>Nessun reclamo aperto</Trans>
        )
      }
    >
      {hasFilters ? (
        <Trans>Togli un filtro per vedere gli altri.</Trans>
      ) : isEnded ? null : (
        <Trans>I nuovi reclami compaiono qui.</Trans>
      )}
    </NoRows>
  );
}
