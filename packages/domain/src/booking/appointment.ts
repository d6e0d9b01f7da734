import { instantInRome } from '../shared/time-of-day.ts';
import type { Instant } from '../shared/day.ts';
import type { AppointmentAction } from '../interventions/codes.ts';
import type { AppointmentMode } from './mode.ts';
import { adjustedSlotState, COMING_SLOT_STATES } from './slot.ts';
import type { SlotState, TimeSlot } from './slot.ts';
import type { InterventionStatus } from '../interventions/status/status.ts';

/** Hours before its start until which an appointment can be changed or cancelled (prenotazione.modifica.1). */
export const CHANGE_LEAD_HOURS = { VIDEOCALL: 2, TECHINICIAN_EXIT: 24 } as const satisfies Record<
  AppointmentMode,
  number
>;

/** Statuses in which an appointment can be changed or cancelled (prenotazione.modifica.1). */
const CHANGEABLE: ReadonlySet<InterventionStatus> = new Set(['CREATO', 'CREATO_SENZA_TECNICO', 'CONFERMATO', 'OGGI']);

/**
 * In this status the customer books the next appointment (prenotazione.modifica.2); a company without licence
 * arranges it itself.
 */
const TO_BE_BOOKED: InterventionStatus = 'ACCETTATO_FISSA_APPUNTAMENTO';

const COMING: ReadonlySet<SlotState> = new Set(COMING_SLOT_STATES);

export interface AppointmentFacts {
  readonly status: InterventionStatus;
  readonly mode: AppointmentMode;
  readonly timeSlots: readonly Pick<TimeSlot, 'date' | 'start' | 'state' | 'isAppointmentConfirmed'>[];
}

/** Returns the last moment at which the coming appointment can be changed or cancelled; undefined without one. */
export function changeableUntil({ mode, timeSlots }: Omit<AppointmentFacts, 'status'>): Instant | undefined {
  const [first] = timeSlots;
  if (first === undefined || !COMING.has(adjustedSlotState(first))) return undefined;
  return instantInRome(first.date, first.start) - CHANGE_LEAD_HOURS[mode] * 3_600_000;
}

/**
 * Returns true when the appointment can be changed or cancelled at a moment (prenotazione.modifica.1: isEditable).
 */
export function isAppointmentEditable(facts: AppointmentFacts, now: Instant): boolean {
  const until = changeableUntil(facts);
  // Without an appointment no deadline applies.
  return CHANGEABLE.has(facts.status) && (until === undefined ? facts.timeSlots.length === 0 : now <= until);
}

/** Returns the appointment action that an intervention currently allows, if any (prenotazione.modifica.2). */
export function appointmentAction(facts: AppointmentFacts, now: Instant): AppointmentAction | undefined {
  const { status, timeSlots } = facts;
  const isVisited = timeSlots.some(({ state }) => state === 'COMPLETED' || state === 'CANNOT COMPLETE');
  if (status === TO_BE_BOOKED) return 'BOOK_NEXT_APPOINTMENT';
  if (!isAppointmentEditable(facts, now)) return undefined;
  if (timeSlots.length === 0) return 'BOOK_FIRST_APPOINTMENT';
  return isVisited ? 'MODIFY_NEXT_APPOINTMENT' : 'MODIFY_FIRST_APPOINTMENT';
}
