import {
  cardOf,
  INTERVENTION_PAGE_LIMIT,
  isOver,
  isPastVisit,
  visitMoment,
  visitorWords,
  type Intervention,
} from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { IconTruck, IconVideo } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../../api/app.ts';
import { useInterventions } from '../../../shared/interventions/use-interventions.ts';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import { linkTo } from '../../../shared/links/link-to.tsx';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { fullDay } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { LinkRows } from '../../../ui/parts/ways/LinkRows.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { StatePanel } from '../../../ui/parts/states/StatePanel.tsx';
import { Technician } from '../../../ui/pictures/content/spots.tsx';
import layout from '../../../ui/layout/layout.module.css';
import classes from '../interventions.module.css';
import { pastWords } from '../visit-words.ts';
import { useRenderings } from '../queries.ts';
import { appointmentWords } from '../words.ts';

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
            <Group
              id="in-corso"
              title={<Trans>In corso</Trans>}
              offset={offset}
              those={interventions.filter(({ status }) => !isOver(status))}
            />
            <Group
              id="storia"
              title={<Trans>Passati</Trans>}
              offset={offset}
              those={interventions.filter(({ status }) => isOver(status))}
            />
            <Pages offset={offset} hasMore={hasMore(offset, interventions.length, total)} />
          </>
        )}
      </ReadBody>
    </Page>
  );
}

interface GroupProps {
  id: string;
  title: React.ReactNode;
  offset: number;
  those: readonly Intervention[];
}

function Group({ id, title, offset, those }: GroupProps) {
  const now = useApp().clock.now();
  const sets = useRenderings().data ?? [];
  if (those.length === 0) return null;
  const rows = those.map((intervention) => {
    const [slot] = intervention.timeSlots;
    const when = slot
      ? appointmentWords({ ...slot, day: slot.date }, now)
      : intervention.date && fullDay(intervention.date);
    const moment = visitMoment(intervention, now);
    const isCall = intervention.appointmentMode.name === 'VIDEOCALL';
    const title = isPastVisit(moment) ? pastWords(moment, now).title : cardOf(sets, intervention)?.title;
    const state = title ?? visitorWords(intervention);
    return {
      id: intervention.id,
      icon: isCall ? IconVideo : IconTruck,
      label: intervention.product.name,
      note: [state, when].filter(Boolean).join(' · '),
    };
  });
  return (
    <Card className={classes['stack']} aria-labelledby={id}>
      <SectionTitle id={id} count={those.length}>
        {title}
      </SectionTitle>
      <LinkRows
        rows={rows}
        renderLink={({ id: which, ...link }) => (
          <Link
            key={which}
            to="/my-edison/intervento-tecnico/il-mio-intervento/$id"
            params={{ id: which }}
            {...(offset > 0 && { search: { da: offset } })}
            {...link}
          />
        )}
      />
    </Card>
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
