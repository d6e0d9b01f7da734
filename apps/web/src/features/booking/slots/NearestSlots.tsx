import type { CallError } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useApp } from '../../../api/app.ts';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { slotWords } from './slot-words.ts';

type FreeSlot = Pick<CallError['freeSlots'][number], 'id' | 'date' | 'start' | 'end'>;

interface NearestSlotsProps {
  slots: readonly FreeSlot[];
  isBusy: boolean;
  onChoose: (slot: FreeSlot) => void;
}

export function NearestSlots({ slots, isBusy, onChoose }: NearestSlotsProps) {
  const { clock } = useApp();
  return slots.map((slot) => (
    <Button key={slot.id} variant="default" disabled={isBusy} onClick={() => onChoose(slot)}>
      {slotWords(slot, clock.now())}
    </Button>
  ));
}

/** Offers other free slots when another customer took the chosen one. */
export function TakenCallout(props: NearestSlotsProps) {
  return (
    <Callout
      tone="warn"
      role="alert"
      takesFocus
      title={<Trans>Questa fascia non è più libera</Trans>}
      action={
        props.slots.length === 0 ? undefined : (
          <div className={layout['stackSmall']}>
            <NearestSlots {...props} />
          </div>
        )
      }
    >
      {props.slots.length === 0 ? (
        <Trans>Nei giorni vicini non c’è posto: scegli un giorno diverso.</Trans>
      ) : (
        <Trans>Qualcuno l’ha appena prenotata. Le più vicine ancora libere:</Trans>
      )}
    </Callout>
  );
}
