import type { Day } from '../shared/day.ts';

/** Wire names of slot states (intervento.fascia.1). */
export const KNOWN_SLOT_STATES = [
  'NONE',
  'SCHEDULED',
  'CONFIRMED',
  'COMPLETED',
  'CANNOT COMPLETE',
  'IN_PROGRESS',
  'CANCELLED',
] as const;
export const SLOT_STATES = [...KNOWN_SLOT_STATES, 'SCONOSCIUTO'] as const;
export type SlotState = (typeof SLOT_STATES)[number];

/** States of an appointment that has no outcome yet. */
export const COMING_SLOT_STATES = ['NONE', 'SCHEDULED', 'CONFIRMED'] as const satisfies readonly SlotState[];

/** A time window booked for a technician or a video call (intervento.fascia.1). */
export interface TimeSlot {
  id: string;
  date: Day;
  /** Time of day in Rome, `HH:mm`. */
  start: string;
  /** Time of day in Rome, `HH:mm`. */
  end: string;
  state: SlotState;
  /** True when the customer agreed to the appointment (intervento.fascia.2). */
  isAppointmentConfirmed?: boolean | undefined;
}

/** Treats a scheduled slot with a confirmed appointment as confirmed (adjustment 5, intervento.stato.7). */
export function adjustedSlotState(slot: Pick<TimeSlot, 'state' | 'isAppointmentConfirmed'>): SlotState {
  const isConfirmed = slot.state === 'SCHEDULED' && slot.isAppointmentConfirmed === true;
  return isConfirmed ? 'CONFIRMED' : slot.state;
}
