import { addDays, dayInRome, type BookingDraft, type Day } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { Loading } from '../../../shared/read/Loading.tsx';
import { ReadFailed } from '../../../shared/read/ReadFailed.tsx';
import { NotRead } from '../../../shared/read/ReadBody.tsx';
import { longDay, shortDay } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { FormProblem } from '../../../ui/parts/FormProblem.tsx';
import { CardSkeleton, LinesSkeleton } from '../../../ui/parts/LinesSkeleton.tsx';
import { Callout } from '../../../ui/parts/Callout.tsx';
import { EmptyState } from '../../../ui/parts/states.tsx';
import classes from '../booking.module.css';
import { Choice, Choices } from '../Choice.tsx';
import { TakenCallout } from '../slots/NearestSlots.tsx';
import { useDays, useSlots } from '../slots/queries.ts';
import { timesWords } from '../slots/slot-words.ts';
import { useHold, wantsPlace } from '../slots/use-hold.ts';
import { StepForm, type StepProps } from './step-form.tsx';

/** A day, and a slot of it; where nobody is to be chosen for it, it is held at once. */
export function WhenStep({ draft, save, goOn, progress, isSaving, problem }: StepProps) {
  const { t } = useLingui();
  const { clock } = useApp();
  const [now] = useState(clock.now);
  const days = useDays(draft);
  const { hold, taken, problem: holdProblem, isSending } = useHold(draft);
  const form = useForm({
    initial: { appointmentDate: draft.fields.appointmentDate ?? '', slotId: draft.fields.slotId ?? '' },
    check: () => {
      if (day === undefined) return { appointmentDate: t`Scegli un giorno.` };
      if (slots.data?.length === 0) return { appointmentDate: t`Scegli un altro giorno.` };
      return chosen === undefined ? { slotId: t`Scegli un orario.` } : {};
    },
    onSubmit: ({ appointmentDate, slotId }) => take(appointmentDate, slotId),
  });
  const day: Day | undefined = days.data?.find((each) => each === form.values.appointmentDate);
  const slots = useSlots(draft, day, day !== undefined);
  const chosen: string | undefined = slots.data?.find(({ id }) => id === form.values.slotId)?.id;
  const times = useTimesInSight(day, slots.data !== undefined);
  if (days.data === undefined) {
    return (
      <NotRead
        read={days}
        skeleton={<CardSkeleton />}
        failed={<Trans>Non riusciamo a mostrarti i giorni liberi in questo momento</Trans>}
      />
    );
  }
  if (days.data.length === 0) {
    return (
      <Card>
        <EmptyState title={<Trans>Ora non c’è nessun giorno libero</Trans>}>
          <Trans>Riprova domani, oppure chiamaci: cerchiamo un giorno insieme.</Trans>
        </EmptyState>
      </Card>
    );
  }
  const take = (appointmentDate: Day, slotId: string) =>
    save({ appointmentDate, slotId }, (saved: BookingDraft) =>
      wantsPlace(saved) ? hold(saved, { onDone: () => goOn(saved) }) : goOn(saved),
    );
  return (
    <StepForm progress={progress} isSaving={isSaving || isSending} problem={problem} element={form.element}>
      <FormProblem problem={holdProblem} />
      {taken === undefined ? null : (
        <TakenCallout
          slots={taken}
          isBusy={isSaving || isSending}
          onChoose={({ date, id }) => {
            form.set({ appointmentDate: date, slotId: id });
            take(date, id);
          }}
        />
      )}
      <Choices grid="days" legend={<Trans>Giorno</Trans>} error={form.field('appointmentDate').error}>
        {days.data.map((each) => (
          <Choice
            key={each}
            small
            name="appointmentDate"
            value={each}
            isChosen={each === day}
            onChoose={() => form.set({ appointmentDate: each, slotId: '' })}
          >
            <DayWords day={each} today={dayInRome(now)} />
          </Choice>
        ))}
      </Choices>
      {day === undefined ? null : (
        <div ref={times}>
          {slots.data === undefined ? (
            slots.error === null ? (
              <Loading>
                <LinesSkeleton />
              </Loading>
            ) : (
              <ReadFailed plain level={3} read={slots} />
            )
          ) : slots.data.length === 0 ? (
            <Callout role="status">
              <Trans>{longDay(day, now)} è tutto occupato: scegli un altro giorno.</Trans>
            </Callout>
          ) : (
            <Choices
              grid="times"
              legend={<Trans>Orario di {longDay(day, now)}</Trans>}
              error={form.field('slotId').error}
            >
              {slots.data.map(({ id, start, end }) => (
                <Choice
                  key={id}
                  small
                  name="slotId"
                  value={id}
                  isChosen={id === chosen}
                  onChoose={() => form.set({ slotId: id })}
                >
                  <span className={classes['figure']}>{timesWords({ start, end })}</span>
                </Choice>
              ))}
            </Choices>
          )}
        </div>
      )}
    </StepForm>
  );
}

/** On a phone the times of a day come below all days: who chooses another one sees them. */
function useTimesInSight(day: Day | undefined, areThere: boolean) {
  const times = useRef<HTMLDivElement>(null);
  const shown = useRef(day);
  useEffect(() => {
    if (!areThere || shown.current === day) return;
    shown.current = day;
    times.current?.scrollIntoView({ block: 'nearest' });
  }, [day, areThere]);
  return times;
}

function DayWords({ day, today }: { day: Day; today: Day }) {
  const { weekday, date } = shortDay(day);
  return (
    <>
      <span className={classes['hint']}>
        {day === today ? <Trans>oggi</Trans> : day === addDays(today, 1) ? <Trans>domani</Trans> : weekday}
      </span>
      <span className={classes['name']}>{date}</span>
    </>
  );
}
