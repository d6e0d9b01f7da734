import {
  cardBoxes,
  cardDateLine,
  cardIcon,
  cardMessage,
  cardOf,
  cardStep,
  isCancelledIntervention,
  isPastVisit,
  visitorWords,
  type Intervention,
  type InterventionRendering,
  type RenderingSet,
  type VisitMoment,
} from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { IconInfoCircle, IconMail, IconPhone, IconTruck, IconVideo } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import { useDataUses } from '../../shared/customer/use-data-uses.ts';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { PlainOrRichText } from '../../ui/parts/texts/PlainOrRichText.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { Steps } from '../../ui/parts/ways/Steps.tsx';
import { CardActions, type CardPlace } from './CardActions.tsx';
import { timesWords, timeWords } from '../../ui/moments.ts';
import layout from '../../ui/layout/layout.module.css';
import classes from './interventions.module.css';
import { useNow } from './use-now.ts';
import { useVisitMoment } from './use-visit-moment.ts';
import { pastNote } from './past-note.ts';
import { pastWords } from './visit-words.ts';
import { appointmentWords, shortAppointment } from './words.ts';

interface InterventionCardProps {
  intervention: Intervention;
  sets: readonly RenderingSet[];
  place: CardPlace;
  children?: ReactNode;
}

/** Renders an intervention as configured for its status; nothing without a configuration (intervento.carta.3). */
export function InterventionCard({ intervention, sets, place, children }: InterventionCardProps) {
  const asks = useDataUses().data?.research === true;
  // A customer who objects to surveys sees the intervention as completed (profilo.opposizione.3).
  const isDone = intervention.status === 'LASCIA_FEEDBACK' && !asks;
  const rendering = cardOf(sets, isDone ? { ...intervention, status: 'CONCLUSO' } : intervention);
  const { id, status } = intervention;
  const now = useNow();
  const moment = useVisitMoment(intervention, now);
  const isPast = isPastVisit(moment);
  const isMissing = rendering === undefined && sets.length > 0;
  useEffect(() => {
    // oxlint-disable-next-line no-console -- whoever writes the content finds here what is missing
    if (isMissing) console.warn(`No card is configured for status ${status}`);
  }, [isMissing, status]);
  if (rendering === undefined) return null;
  const isActive = status === 'PREVENTIVO_DISPONIBILE' || status === 'ACCETTATO_FISSA_APPUNTAMENTO';
  return (
    <Card className={layout['stack']} tone={isActive ? 'next' : 'plain'} aria-labelledby={`intervento-${id}`}>
      <Head intervention={intervention} rendering={rendering} moment={moment} now={now} />
      {/* A cancelled intervention has no progress. */}
      {isCancelledIntervention(status) ? null : (
        <Steps at={cardStep(sets, intervention, rendering) + 1} of={rendering.stepper.stepsNumber} />
      )}
      {isPast ? <p>{pastNote(moment)}</p> : null}
      {place === 'landingPage' && !isPast ? (
        <>
          <PlainOrRichText>{rendering.description}</PlainOrRichText>
          <Boxes intervention={intervention} rendering={rendering} />
        </>
      ) : null}
      <CardActions intervention={intervention} rendering={rendering} place={place} isPast={isPast} />
      {children}
    </Card>
  );
}

interface PartProps {
  intervention: Intervention;
  rendering: InterventionRendering;
}

interface HeadProps extends PartProps {
  moment: VisitMoment | undefined;
  now: number;
}

function Head({ intervention, rendering, moment, now }: HeadProps) {
  const title = isPastVisit(moment) ? pastWords(moment, now).title : rendering.title;
  const Icon = cardIcon(rendering, intervention) === 'videocall' ? IconVideo : IconTruck;
  const line = cardDateLine(intervention);
  return (
    <div className={classes['head']}>
      <span className={classes['icon']}>
        <Icon size={26} aria-hidden="true" />
      </span>
      <div className={classes['words']}>
        <SectionTitle id={`intervento-${intervention.id}`}>{title ?? visitorWords(intervention)}</SectionTitle>
        <p className={layout['captionLines']}>
          {intervention.product.name} · {visitorWords(intervention)}
        </p>
        <p className={classes['message']}>
          <Message intervention={intervention} rendering={rendering} moment={moment} now={now} />
        </p>
        {line === undefined ? null : <p className={layout['captionLines']}>{appointmentWords(line, now)}</p>}
      </div>
    </div>
  );
}

function Message({ intervention, rendering, moment, now }: HeadProps) {
  if (isPastVisit(moment)) return pastWords(moment, now).was;
  if (moment?.stage === 'STILL_OPEN') return <Trans>Oggi, aperta fino alle {timeWords(moment.until)}</Trans>;
  const message = cardMessage(rendering, intervention, now);
  switch (message.kind) {
    case 'TEXT':
      return message.text;
    case 'DAY':
      return shortAppointment(message);
    case 'PAST':
      // A technician who is late still arrives today.
      return moment?.stage === 'ON_THE_WAY' ? (
        <Trans>Oggi, {timesWords(message.start, message.end)}</Trans>
      ) : (
        <Trans>L’appuntamento era {appointmentWords(message, now)}.</Trans>
      );
    case 'TODAY':
      return <Trans>Oggi, {timesWords(message.start, message.end)}</Trans>;
  }
}

const BOX_ICONS: Readonly<Record<string, typeof IconMail>> = { mail: IconMail, phone: IconPhone };

function Boxes({ intervention, rendering }: PartProps) {
  const boxes = cardBoxes(rendering, intervention);
  if (boxes.length === 0) return null;
  return (
    <ul className={layout['stackSmall']}>
      {boxes.map(({ label, icon, isEnabled }) => {
        const Icon = BOX_ICONS[icon] ?? IconInfoCircle;
        return (
          <li key={label} className={classes['box']} data-off={isEnabled ? undefined : true}>
            <Icon size={20} aria-hidden="true" />
            {isEnabled ? label : <Trans>{label}: non attivo</Trans>}
          </li>
        );
      })}
    </ul>
  );
}
