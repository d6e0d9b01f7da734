import { Trans } from '@lingui/react/macro';
import { NoRows } from '../../queue/NoRows.tsx';
import { isFiltered, type RequestSearch } from './request-search.ts';

export function NoRequests({ search }: { search: RequestSearch }) {
  const hasFilters = isFiltered(search);
  const isEnded = search.stato === 'CONCLUSE';
  return (
    <NoRows
      title={
        hasFilters ? (
          <Trans>Nessuna pratica con questi filtri</Trans>
        ) : isEnded ? (
          <Trans>Nessuna pratica conclusa</Trans>
        ) : (
          <Trans>Nessuna pratica aperta</Trans>
        )
      }
    >
      {hasFilters ? (
        <Trans>Togli un filtro per vedere le altre.</Trans>
      ) : isEnded ? null : (
        <Trans>Le nuove pratiche compaiono qui.</Trans>
      )}
    </NoRows>
  );
}
