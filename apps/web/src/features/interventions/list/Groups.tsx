import { cardOf, isOver, isPastVisit, visitMoment, visitorWords, type Intervention } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { IconTruck, IconVideo } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApp } from '../../../api/app.ts';
import layout from '../../../ui/layout/layout.module.css';
import { fullDay } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { LinkRows } from '../../../ui/parts/ways/LinkRows.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { pastWords } from '../visit-words.ts';
import { useRenderings } from '../queries.ts';
import { appointmentWords } from '../words.ts';

interface GroupsProps {
  interventions: readonly Intervention[];
  offset: number;
  /** Props with which the rows' links open the pages. */
  opens?: Pick<LinkProps, 'viewTransition'> | undefined;
}

/** The interventions of a page: those in progress, then those that are over. */
export function Groups({ interventions, offset, opens }: GroupsProps) {
  return (
    <>
      <Group
        id="in-corso"
        title={<Trans>In corso</Trans>}
        offset={offset}
        opens={opens}
        those={interventions.filter(({ status }) => !isOver(status))}
      />
      <Group
        id="storia"
        title={<Trans>Passati</Trans>}
        offset={offset}
        opens={opens}
        those={interventions.filter(({ status }) => isOver(status))}
      />
    </>
  );
}

interface GroupProps extends Pick<GroupsProps, 'opens'> {
  id: string;
  title: ReactNode;
  offset: number;
  those: readonly Intervention[];
}

function Group({ id, title, offset, opens, those }: GroupProps) {
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
    <Card className={layout['stack']} aria-labelledby={id}>
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
            {...opens}
            {...link}
          />
        )}
      />
    </Card>
  );
}
