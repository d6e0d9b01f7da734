import { Trans } from '@lingui/react/macro';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { EmptyState } from '../../../ui/parts/states/states.tsx';
import { AllDone } from '../../../ui/pictures/content/spots.tsx';
import { isFiltered, type CaseSearch } from './case-search.ts';

export function NoCases({ search }: { search: CaseSearch }) {
  const hasFilters = isFiltered(search);
  const isEnded = search.stato === 'CONCLUSI';
  return (
    <Card as="div">
      <EmptyState
        level={3}
        picture={<AllDone />}
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
      </EmptyState>
    </Card>
  );
}
