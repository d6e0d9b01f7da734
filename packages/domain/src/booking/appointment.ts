import { instantInRome } from '../shared/time-of-day.ts';
import type { Instant } from '../shared/day.ts';
import type { AppointmentAction } from '../interventions/codes.ts';
import type { AppointmentMode } from './mode.ts';
import { adjustedSlotState } from './slot.ts';
import type { SlotState, TimeSlot } from './slot.ts';
import type { InterventionStatus } from '../interventions/status/status.ts';

/** How long before its beginning an appointment can still be changed or cancelled, in hours (prenotazione.modifica.1). */
export const CHANGE_LEAD_HOURS = { VIDEOCALL: 2, TECHINICIAN_EXIT: 24 } as const satisfies Record<
  AppointmentMode,
  number
>;

/** In which statuses an appointment can be changed or cancelled at all (prenotazione.modifica.1). */
const CHANGEABLE: ReadonlySet<InterventionStatus> = new Set(['CREATO', 'CREATO_SENZA_TECNICO', 'CONFERMATO', 'OGGI']);

/**
 * In which status the customer books the next appointment (prenotazione.modifica.2); a company without
 * licence fixes it itself.
 */
const TO_BE_BOOKED: InterventionStatus = 'ACCETTATO_FISSA_APPUNTAMENTO';

/** States of an appointment that is still to come. */
const COMING: ReadonlySet<SlotState> = new Set(['NONE', 'SCHEDULED', 'CONFIRMED']);

/** What changing an appointment depends on; slots newest first. */
export interface AppointmentFacts {
  readonly status: InterventionStatus;
  readonly mode: AppointmentMode;
  readonly timeSlots: readonly Pick<TimeSlot, 'date' | 'start' | 'state' | 'isAppointmentConfirmed'>[];
}

/** The last moment at which the coming appointment can be changed or cancelled; none where none is to come. */
export function changeableUntil({ mode, timeSlots }: Omit<AppointmentFacts, 'status'>): Instant | undefined {
  const [first] = timeSlots;
  if (first === undefined || !COMING.has(adjustedSlotState(first))) return undefined;
  return instantInRome(first.date, first.start) - CHANGE_LEAD_HOURS[mode] * 3_600_000;
}

/** Whether the appointment can be changed or cancelled at a moment (prenotazione.modifica.1: isEditable). */
export function isAppointmentEditable(facts: AppointmentFacts, now: Instant): boolean {
  const until = changeableUntil(facts);
  // Without an appointment there is nothing to be late for.
  return CHANGEABLE.has(facts.status) && (until === undefined ? facts.timeSlots.length === 0 : now <= until);
}

/**
 * What can be done to the appointments of an intervention now (prenotazione.modifica.2): one of the
 * appointment action kinds, or none.
 */
export function appointmentAction(facts: AppointmentFacts, now: Instant): AppointmentAction | undefined {
  const { status, timeSlots } = facts;
  const isVisited = timeSlots.some(({ state }) => state === 'COMPLETED' || state === 'CANNOT COMPLETE');
  if (status === TO_BE_BOOKED) return 'BOOK_NEXT_APPOINTMENT';
  if (!isAppointmentEditable(facts, now)) return undefined;
  if (timeSlots.length === 0) return 'BOOK_FIRST_APPOINTMENT';
  return isVisited ? 'MODIFY_NEXT_APPOINTMENT' : 'MODIFY_FIRST_APPOINTMENT';
}
