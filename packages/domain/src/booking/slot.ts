import type { Day } from '../shared/day.ts';

/** States of a time slot, as the wire words them (intervento.fascia.1). */
export const SLOT_STATES = [
  'NONE',
  'SCHEDULED',
  'CONFIRMED',
  'COMPLETED',
  'CANNOT COMPLETE',
  'IN_PROGRESS',
  'CANCELLED',
  'SCONOSCIUTO',
] as const;
export type SlotState = (typeof SLOT_STATES)[number];

/** A piece of a day in which a technician or a video call is booked (intervento.fascia.1). */
export interface TimeSlot {
  id: string;
  date: Day;
  /** Time of day in Rome, `HH:mm`. */
  start: string;
  /** Time of day in Rome, `HH:mm`. */
  end: string;
  state: SlotState;
  /** Whether the appointment was agreed with the customer (intervento.fascia.2). */
  isAppointmentConfirmed?: boolean | undefined;
}

/** A scheduled slot whose appointment is confirmed counts as confirmed (adjustment 5, intervento.stato.7). */
export function adjustedSlotState(slot: Pick<TimeSlot, 'state' | 'isAppointmentConfirmed'>): SlotState {
  const isConfirmed = slot.state === 'SCHEDULED' && slot.isAppointmentConfirmed === true;
  return isConfirmed ? 'CONFIRMED' : slot.state;
}
