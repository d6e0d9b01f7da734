import { dayInRome, isOpenRequest, REQUEST_STEP_LABELS, type SupplyRequest } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useApp } from '../../../api/app.ts';
import { AnchorLink } from '../../../shared/links/AnchorLink.tsx';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import links from '../../../ui/styles/links.module.css';
import { longDay, pastMoment } from '../../../ui/moments.ts';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { StepList, type ListedStep } from '../../../ui/parts/lists/StepList.tsx';
import { RequestTag } from '../RequestTag.tsx';
import { RequestTerm } from '../RequestTerm.tsx';
import classes from '../supply-requests.module.css';

/** Shows where a request stands, its steps with their days, and the appointment (pratica.passi.1). */
export function StatusCard({ request }: { request: SupplyRequest }) {
  const now = useApp().clock.now();
  return (
    <Card className={layout['stack']} aria-labelledby="a-che-punto">
      <div className={layout['spread']}>
        <h2 id="a-che-punto" className={classes['title']}>
          <RequestTerm of={request} />
        </h2>
        <RequestTag state={request.state} />
      </div>
      <Appointment request={request} />
      <StepList steps={stepsOf(request, now)} />
    </Card>
  );
}

function Appointment({ request: { state, reached, answers } }: { request: SupplyRequest }) {
  const now = useApp().clock.now();
  const { day, hours } = reached.find(({ step }) => step === 'LAVORO_PROGRAMMATO') ?? {};
  const isDone = reached.some(({ step }) => step === 'ESEGUITA');
  if (day === undefined || isDone || !isOpenRequest(state)) return null;
  const { telefono } = answers;
  return (
    <Callout
      title={
        hours === undefined ? (
          <Trans>Il tecnico del distributore viene {longDay(day, now)}</Trans>
        ) : (
          <Trans>
            Il tecnico del distributore viene {longDay(day, now)}, {hours}
          </Trans>
        )
      }
    >
      {telefono === undefined ? (
        <Trans>Fai in modo che possa raggiungere il contatore.</Trans>
      ) : (
        <Trans>Fai in modo che possa raggiungere il contatore. Se serve, ti chiama al {telefono}.</Trans>
      )}
    </Callout>
  );
}

function stepsOf(request: SupplyRequest, now: number): readonly ListedStep[] {
  const { state, steps, reached, rejection, cancelledAt, bill } = request;
  const isOpen = isOpenRequest(state);
  const last = steps.findLastIndex((step) => reached.some((each) => each.step === step));
  const listed = steps.flatMap((step, at): ListedStep[] => {
    const done = reached.find((each) => each.step === step);
    // Work may be done without an appointment, and a request that has ended goes no further.
    if (done === undefined && (!isOpen || at < last)) return [];
    return [
      {
        id: step,
        name: REQUEST_STEP_LABELS[step],
        state: done !== undefined ? 'done' : at === last + 1 ? 'current' : 'ahead',
        day: done === undefined ? undefined : <StepDay done={done} now={now} />,
        link: step === 'FATTURATA' && bill !== undefined ? <BillLink number={bill} /> : undefined,
      },
    ];
  });
  const endedAt = rejection?.at ?? cancelledAt;
  if (endedAt === undefined) return listed;
  const name = rejection === undefined ? <Trans>Annullata</Trans> : <Trans>Non accolta</Trans>;
  return [...listed, { id: 'end', name, state: 'stopped', day: pastMoment(endedAt, now) }];
}

function StepDay({ done: { step, at, day }, now }: { done: SupplyRequest['reached'][number]; now: number }) {
  const moment = pastMoment(at, now);
  if (day === undefined) return moment;
  if (step === 'ESEGUITA')
    return (
      <Trans>
        {moment}, vale da {longDay(day, now)}
      </Trans>
    );
  return step === 'LAVORO_PROGRAMMATO' ? <Trans>per {longDay(day, now)}</Trans> : longDay(dayInRome(at), now);
}

function BillLink({ number }: { number: string }) {
  return (
    <AnchorLink
      to="/my-edison/bollette/$numero"
      params={{ numero: number }}
      className={cx(layout['strong'], links['link'])}
    >
      <Trans>Vedi la bolletta {number}</Trans>
    </AnchorLink>
  );
}
