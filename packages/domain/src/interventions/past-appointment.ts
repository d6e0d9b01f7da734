import { instantInRome } from '../shared/time-of-day.ts';
import type { Day, Instant } from '../shared/day.ts';
import type { Intervention } from './intervention.ts';
import { adjustedSlotState } from '../booking/slot.ts';
import type { SlotState } from '../booking/slot.ts';
import type { InterventionStatus } from './status/status.ts';
import { videocallWindow } from './videocall.ts';

const REQUESTED: ReadonlySet<InterventionStatus> = new Set(['CREATO', 'CREATO_SENZA_TECNICO']);
const AGREED: ReadonlySet<InterventionStatus> = new Set(['CONFERMATO', 'OGGI']);

const WITHOUT_OUTCOME: ReadonlySet<SlotState> = new Set(['NONE', 'SCHEDULED', 'CONFIRMED']);

export interface PastAppointment {
  readonly kind: 'AGREED' | 'REQUESTED';
  readonly day: Day;
  readonly start: string;
  readonly end: string;
}

type Dated = Pick<Intervention, 'status' | 'appointmentMode' | 'timeSlots'>;

/**
 * Returns true once the first slot has passed; an agreed video call stays open longer (intervento.videochiamata.1).
 */
export function isAppointmentOver({ status, appointmentMode, timeSlots: [slot] }: Dated, now: Instant): boolean {
  if (slot === undefined) return false;
  const isOpenLonger = appointmentMode.name === 'VIDEOCALL' && AGREED.has(status);
  const window = { day: slot.date, starts: slot.start, ends: slot.end };
  return now > (isOpenLonger ? videocallWindow(window).closesAt : instantInRome(slot.date, slot.end));
}

/**
 * Returns the past appointment without an outcome (intervento.passato.1); none while a late technician is still
 * tracked on the way.
 */
export function pastAppointment(
  intervention: Dated & Pick<Intervention, 'isGeolocalizationActive'>,
  now: Instant,
): PastAppointment | undefined {
  const { status, timeSlots, isGeolocalizationActive } = intervention;
  const [slot] = timeSlots;
  const isWaiting = REQUESTED.has(status) || AGREED.has(status);
  if (slot === undefined || !isWaiting || isGeolocalizationActive) return undefined;
  if (!WITHOUT_OUTCOME.has(adjustedSlotState(slot)) || !isAppointmentOver(intervention, now)) return undefined;
  return { kind: AGREED.has(status) ? 'AGREED' : 'REQUESTED', day: slot.date, start: slot.start, end: slot.end };
}
