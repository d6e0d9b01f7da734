import { SLOT_STATES, type TimeSlot } from '@sportello/domain';
import * as z from 'zod/mini';
import { known, present } from '../mechanism/empty.ts';
import { day, optionalFlag, optionalText } from '../mechanism/wire.ts';

/** A time slot (intervento.fascia.1). */
export const wireSlot = z.strictObject({
  id: z.string(),
  date: day,
  /** Time of day in Rome, `HH:mm`. */
  start: z.string(),
  end: z.string(),
  /** NONE, SCHEDULED, CONFIRMED, COMPLETED, CANNOT COMPLETE, IN_PROGRESS, CANCELLED. */
  state: optionalText,
  /** True when the customer agreed to the appointment (intervento.fascia.2). */
  isAppointmentConfirmed: optionalFlag,
});

export const exampleSlot = {
  id: 'S0001',
  date: '2026-12-01',
  start: '09:00',
  end: '11:00',
  state: 'SCHEDULED',
  isAppointmentConfirmed: true,
};

export function toSlot(wire: z.output<typeof wireSlot>): TimeSlot {
  return {
    id: wire.id,
    date: wire.date,
    start: wire.start,
    end: wire.end,
    state: known(SLOT_STATES, wire.state, 'SCONOSCIUTO'),
    isAppointmentConfirmed: present(wire.isAppointmentConfirmed),
  };
}
