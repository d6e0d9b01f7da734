import { INTERVENTION_PAGE_LIMIT } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useInterventions } from '../../../shared/interventions/use-interventions.ts';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import { linkTo } from '../../../shared/links/link-to.tsx';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { opensPage } from '../../../ui/opening.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { StatePanel } from '../../../ui/parts/states/StatePanel.tsx';
import { Technician } from '../../../ui/pictures/content/spots.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Groups } from './Groups.tsx';

/**
 * Interventions of the last five years, fifty per page: pending ones, then completed ones (intervento.chiamate.1,
 * intervento.pagina.4).
 */
export function ListPage({ offset }: { offset: number }) {
  const read = useInterventions({ offset, from: 'StoricoIntervento' });
  return (
    <Page
      title={<Trans>I tuoi interventi</Trans>}
      lead={<Trans>In corso, e degli ultimi cinque anni.</Trans>}
      back={{ label: <Trans>Intervento tecnico</Trans>, renderLink: linkTo({ to: '/my-edison/intervento-tecnico' }) }}
    >
      <ReadBody
        read={read}
        failed={<Trans>Non riusciamo a caricare i tuoi interventi</Trans>}
        skeleton={<CardSkeleton />}
        isEmpty={({ interventions }) => interventions.length === 0}
        empty={<None />}
      >
        {({ interventions, total }) => (
          <>
            <Groups interventions={interventions} offset={offset} opens={opensPage} />
            <Pages offset={offset} hasMore={hasMore(offset, interventions.length, total)} />
          </>
        )}
      </ReadBody>
    </Page>
  );
}

/** Without a total, a full page suggests that more follow. */
function hasMore(offset: number, shown: number, total: number | undefined): boolean {
  return total === undefined ? shown >= INTERVENTION_PAGE_LIMIT : offset + shown < total;
}

function Pages({ offset, hasMore }: { offset: number; hasMore: boolean }) {
  const next = offset + INTERVENTION_PAGE_LIMIT;
  const before = Math.max(0, offset - INTERVENTION_PAGE_LIMIT);
  const list = '/my-edison/intervento-tecnico/il-mio-intervento';
  if (offset === 0 && !hasMore) return null;
  return (
    <div className={layout['row']}>
      {offset > 0 ? (
        <ButtonLink to={list} {...(before > 0 && { search: { da: before } })} variant="light">
          <Trans>Più recenti</Trans>
        </ButtonLink>
      ) : null}
      {hasMore ? (
        <ButtonLink to={list} search={{ da: next }} variant="light">
          <Trans>Meno recenti</Trans>
        </ButtonLink>
      ) : null}
    </div>
  );
}

function None() {
  return (
    <Card>
      <StatePanel
        picture={<Technician />}
        title={<Trans>Non hai ancora chiesto interventi</Trans>}
        actions={
          <ButtonLink to="/my-edison/intervento-tecnico">
            <Trans>Scopri il servizio</Trans>
          </ButtonLink>
        }
      >
        <Trans>Quando chiederai un intervento, qui seguirai a che punto è.</Trans>
      </StatePanel>
    </Card>
  );
}
