import { technicianVisits } from '@sportello/calls';
import { companyName, type TechnicianDay } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApp } from '../../../api/app.ts';
import { isDeadLink, retryLink } from '../../../shared/links/dead-link.ts';
import { readOf } from '../../../shared/read/read.ts';
import { NotRead } from '../../../shared/read/ReadBody.tsx';
import { cx } from '../../../ui/cx.ts';
import { useTitleFocus } from '../../../ui/focus.ts';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import { OpenPage } from '../../../ui/open-page/OpenPage.tsx';
import { longDay } from '../../../ui/moments.ts';
import { LinesSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { AllDone, Technician } from '../../../ui/pictures/content/spots.tsx';
import { EmptyState } from '../../../ui/parts/states/states.tsx';
import { LinkContext } from './link.ts';
import { VisitCard } from './VisitCard.tsx';

/** Polling interval for changes that others make. */
const AGAIN_MS = 60_000;

/**
 * A technician's visits of the day, without sign-in (intervento.tecnico.1). The token stays in the URL fragment, so
 * that the page can be reopened all day.
 */
export function TechnicianPage() {
  const { hash } = useLocation();
  const link = new URLSearchParams(hash.replace(/^#/, '')).get('codice') ?? '';
  return link === '' ? <DeadLink /> : <WithLink key={link} link={link} />;
}

function WithLink({ link }: { link: string }) {
  const { queryOf, clock } = useApp();
  const read = readOf(
    useQuery({
      ...queryOf(technicianVisits, { headers: { 'x-link-tecnico': link } }),
      refetchOnWindowFocus: 'always',
      refetchInterval: AGAIN_MS,
      retry: retryLink,
    }),
  );
  const isOver = isDeadLink(read.error);
  useTitleFocus(isOver ? 'over' : 'day');
  if (isOver) return <DeadLink />;
  const { data } = read;
  if (data === undefined) {
    return (
      <Frame>
        <NotRead read={read} skeleton={<LinesSkeleton />} inCard />
      </Frame>
    );
  }
  return (
    <Frame
      lead={
        <>
          {longDay(data.day, clock.now())} · {data.technician}, {companyName(data.company)}
        </>
      }
    >
      <LinkContext value={link}>
        <Day day={data} />
      </LinkContext>
    </Frame>
  );
}

function Day({ day: { day, isToday, visits } }: { day: TechnicianDay }) {
  return (
    <div className={cx(layout['stack'], screens['shrinks'])}>
      {isToday ? null : (
        <Callout>
          <Trans>Oggi puoi solo consultare le visite. Quel giorno potrai segnare la partenza e la fine.</Trans>
        </Callout>
      )}
      {visits.length === 0 ? (
        <EmptyState level={2} picture={<AllDone />} title={<Trans>Nessuna visita</Trans>}>
          <Trans>Le visite compaiono qui appena sono concordate con il cliente.</Trans>
        </EmptyState>
      ) : (
        visits.map((visit) => <VisitCard key={visit.id} visit={visit} day={day} isToday={isToday} />)
      )}
    </div>
  );
}

function Frame({ lead, children }: { lead?: ReactNode; children: ReactNode }) {
  return (
    <OpenPage title={<Trans>Le tue visite</Trans>} lead={lead} picture={<Technician />}>
      {children}
    </OpenPage>
  );
}

/** The link expired, was revoked, or is invalid. */
function DeadLink() {
  return (
    <OpenPage
      title={<Trans>Questo link non vale più</Trans>}
      lead={<Trans>Vale fino alla fine del suo giorno. Chiedine uno nuovo alla centrale operativa.</Trans>}
      picture={<Technician />}
    >
      {null}
    </OpenPage>
  );
}
