import { nearestFirst } from '@sportello/domain';
import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { timeWords } from '../../../ui/moments.ts';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { areKeptHere } from '../drafts/kept-here.ts';
import type { StepProps } from '../steps/step-form.tsx';
import { NearestSlots, TakenCallout } from './NearestSlots.tsx';
import { useSlots } from './queries.ts';
import { slotWords } from './slot-words.ts';
import { useHeldUntil, useHold, wantsPlace } from './use-hold.ts';

type HoldCalloutProps = Pick<StepProps, 'draft' | 'save' | 'goOn'> & { isBusy: boolean };

/**
 * Shows until when the slot is held; after that it announces the expiry and offers the nearest slots
 * (prenotazione.fascia.2).
 */
export function HoldCallout(props: HoldCalloutProps) {
  const isNoneHeld = areKeptHere(useApp());
  return wantsPlace(props.draft) && !isNoneHeld ? <Held {...props} /> : null;
}

function Held({ draft, save, goOn, isBusy }: HoldCalloutProps) {
  const { clock } = useApp();
  const until = useHeldUntil(draft);
  const [, setTick] = useState(0);
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setInterval(() => setTick((tick) => tick + 1), 5000);
    // A timeout fires at the exact expiry instead of at the next tick.
    const end = setTimeout(() => setTick((tick) => tick + 1), until - clock.now() + 50);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [until, clock]);
  if (until === undefined) return <Over draft={draft} save={save} goOn={goOn} isBusy={isBusy} />;
  const { window, fields } = draft;
  const minutes = Math.max(1, Math.ceil((until - clock.now()) / 60_000));
  const slot =
    window && fields.appointmentDate
      ? slotWords({ date: fields.appointmentDate, start: window.starts, end: window.ends }, clock.now())
      : undefined;
  return (
    <Callout icon={IconClock} title={slot}>
      <Trans>Orario riservato per te fino alle {timeWords(until)}:</Trans>{' '}
      <Plural value={minutes} one="ancora # minuto." other="ancora # minuti." />
    </Callout>
  );
}

function Over({ draft, save, goOn, isBusy }: HoldCalloutProps) {
  const { hold, taken, problem, isSending } = useHold(draft);
  const slots = useSlots(draft, undefined, taken === undefined);
  const { fields, window } = draft;
  const choose = ({ id, date }: { readonly id: string; readonly date: string }) =>
    save({ appointmentDate: date, slotId: id }, (saved) => (wantsPlace(saved) ? hold(saved) : goOn(saved)));
  if (taken !== undefined) return <TakenCallout slots={taken} isBusy={isBusy} onChoose={choose} />;
  const near =
    fields.appointmentDate === undefined || window === undefined
      ? []
      : nearestFirst(slots.data ?? [], { date: fields.appointmentDate, start: window.starts })
          .filter(({ id }) => id !== fields.slotId)
          .slice(0, 3);
  return (
    <>
      <FormProblem problem={problem} />
      <Callout
        tone="warn"
        role="status"
        title={<Trans>L’orario non è più riservato</Trans>}
        action={
          <div className={layout['stackSmall']}>
            <Button loading={isSending} onClick={() => hold(draft)}>
              <Trans>Riserva di nuovo questo orario</Trans>
            </Button>
            <NearestSlots slots={near} isBusy={isBusy || isSending} onChoose={choose} />
          </div>
        }
      >
        {near.length === 0 ? (
          <Trans>Può sceglierlo anche qualcun altro.</Trans>
        ) : (
          <Trans>Può sceglierlo anche qualcun altro. Riservalo di nuovo, o scegli uno dei più vicini.</Trans>
        )}
      </Callout>
    </>
  );
}
