import type { BookingDraft, Day, TimeSlot } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { Loading } from '../../../shared/read/Loading.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { ReadFailed } from '../../../shared/read/ReadFailed.tsx';
import { NotRead } from '../../../shared/read/ReadBody.tsx';
import { longDay, timesWords } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { CardSkeleton, LinesSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { EmptyState } from '../../../ui/parts/states/states.tsx';
import { AnswerButton, Choices } from '../Choice.tsx';
import { TakenCallout } from '../slots/NearestSlots.tsx';
import { useDays, useSlots } from '../slots/queries.ts';
import { useHold, wantsPlace } from '../slots/use-hold.ts';
import { WeekGrid } from '../slots/WeekGrid.tsx';
import { StepForm, type StepProps } from './step-form.tsx';

/** If no company has to be chosen, the slot is held at once. */
export function WhenStep({ draft, save, goOn, progress, saving }: StepProps) {
  const { clock } = useApp();
  const [now] = useState(clock.now);
  const days = useDays(draft);
  const { hold, taken, problem, isSending } = useHold(draft);
  const isBusy = saving.isSending || isSending;
  const take = (appointmentDate: Day, { id: slotId, start, end }: Pick<TimeSlot, 'id' | 'start' | 'end'>) =>
    save(
      { appointmentDate, slotId },
      (saved: BookingDraft) => (wantsPlace(saved) ? hold(saved, { onDone: () => goOn(saved) }) : goOn(saved)),
      { starts: start, ends: end },
    );
  const form = useForm({
    initial: { appointmentDate: draft.fields.appointmentDate ?? '', slotId: draft.fields.slotId ?? '' },
    change: saving,
    onSubmit({ slotId }) {
      const chosen = slots.data?.find(({ id }) => id === slotId);
      if (shownDay !== undefined && chosen !== undefined) take(shownDay, chosen);
    },
  });
  const shownDay: Day | undefined = days.data?.find((each) => each === form.values.appointmentDate);
  const slots = useSlots(draft, shownDay, shownDay !== undefined);
  const times = useTimesInSight(shownDay, slots.data !== undefined);
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
        <EmptyState title={<Trans>Nessun giorno libero, per adesso</Trans>}>
          <Trans>Riprova domani, oppure chiamaci: cerchiamo un giorno insieme.</Trans>
        </EmptyState>
      </Card>
    );
  }
  return (
    <StepForm progress={progress} isSaving={isBusy} problem={form.problem} element={form.element} isClosed>
      <FormProblem problem={problem} />
      {taken === undefined ? null : (
        <TakenCallout
          slots={taken}
          isBusy={isBusy}
          onChoose={(slot) => {
            form.set({ appointmentDate: slot.date, slotId: slot.id });
            take(slot.date, slot);
          }}
        />
      )}
      <WeekGrid
        days={days.data}
        chosen={shownDay}
        now={now}
        error={form.field('appointmentDate').error}
        onChoose={(day) => form.set({ appointmentDate: day, slotId: '' })}
      />
      {shownDay === undefined ? null : (
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
              <Trans>{longDay(shownDay, now)} è tutto occupato: scegli un altro giorno.</Trans>
            </Callout>
          ) : (
            <Choices
              isGrid
              legend={<Trans>Orario di {longDay(shownDay, now)}</Trans>}
              error={form.field('slotId').error}
            >
              {slots.data.map(({ id, start, end }) => (
                <AnswerButton
                  key={id}
                  small
                  name="slotId"
                  value={id}
                  isChosen={id === form.values.slotId}
                  isBusy={isBusy}
                  onChoose={() => form.set({ slotId: id })}
                >
                  <span>{timesWords(start, end)}</span>
                </AnswerButton>
              ))}
            </Choices>
          )}
        </div>
      )}
    </StepForm>
  );
}

/** On a phone the times lie below the days, so choosing a day scrolls to them. */
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
