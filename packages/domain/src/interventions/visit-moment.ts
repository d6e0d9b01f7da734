import { dayInRome, type Day, type Instant } from '../shared/day.ts';
import { instantInRome } from '../shared/time-of-day.ts';
import { adjustedSlotState, type SlotState, type TimeSlot, COMING_SLOT_STATES } from '../booking/slot.ts';
import type { Intervention } from './intervention.ts';
import type { InterventionStatus } from './status/status.ts';
import { videocallWindow } from './videocall.ts';

const REQUESTED: ReadonlySet<InterventionStatus> = new Set(['CREATO', 'CREATO_SENZA_TECNICO']);
const AGREED: ReadonlySet<InterventionStatus> = new Set(['CONFERMATO', 'OGGI']);

const WITHOUT_OUTCOME: ReadonlySet<SlotState> = new Set(COMING_SLOT_STATES);

/**
 * Stages of an appointment (intervento.passato.1): `NOW` from its start to its end, `STILL_OPEN` while
 * a video call can be entered after it, `UNCONFIRMED` where it passed as a request, `NO_OUTCOME` where it passed as agreed, `NOT_CLOSED` where it began and
 * was never ended.
 */
export const VISIT_STAGES = [
  'REQUESTED',
  'AGREED',
  'TODAY',
  'NOW',
  'STILL_OPEN',
  'ON_THE_WAY',
  'UNCONFIRMED',
  'NO_OUTCOME',
  'NOT_CLOSED',
] as const;
export type VisitStage = (typeof VISIT_STAGES)[number];

export type PastStage = Extract<VisitStage, 'UNCONFIRMED' | 'NO_OUTCOME' | 'NOT_CLOSED'>;

export interface VisitMoment {
  readonly stage: VisitStage;
  readonly isCall: boolean;
  readonly day: Day;
  readonly start: string;
  readonly end: string;
  /** The last moment at which somebody can come in or arrive. */
  readonly until: Instant;
}

interface Dated {
  readonly status: InterventionStatus;
  readonly appointmentMode: Pick<Intervention['appointmentMode'], 'name'>;
  readonly timeSlots: readonly Slot[];
}

type Slot = Omit<TimeSlot, 'id'>;

/** Returns true once the first slot has passed; an agreed video call stays open longer (intervento.videochiamata.1). */
export function isAppointmentOver(intervention: Dated, now: Instant): boolean {
  const [slot] = intervention.timeSlots;
  return slot !== undefined && now > endOf(intervention, slot);
}

/**
 * Returns the stage of the first appointment (intervento.passato.1), from which all words about its time follow;
 * undefined where the status alone decides.
 */
export function visitMoment(
  intervention: Dated & Pick<Intervention, 'isGeolocalizationActive'>,
  now: Instant,
  isOnTheWay: boolean = intervention.isGeolocalizationActive,
): VisitMoment | undefined {
  const [slot] = intervention.timeSlots;
  const stage = slot && stageOf(intervention, slot, now, isOnTheWay);
  if (slot === undefined || stage === undefined) return undefined;
  const isCall = intervention.appointmentMode.name === 'VIDEOCALL';
  const { date: day, start, end } = slot;
  return { stage, isCall, day, start, end, until: endOf(intervention, slot) };
}

/** Returns true for an appointment whose time is over without an outcome. */
export function isPastVisit<M extends Pick<VisitMoment, 'stage'>>(
  moment: M | undefined,
): moment is M & { readonly stage: PastStage } {
  const stage = moment?.stage;
  return stage === 'UNCONFIRMED' || stage === 'NO_OUTCOME' || stage === 'NOT_CLOSED';
}

function endOf({ status, appointmentMode }: Dated, slot: Slot): Instant {
  const isOpenLonger = appointmentMode.name === 'VIDEOCALL' && (AGREED.has(status) || status === 'IN_CORSO');
  const window = { day: slot.date, starts: slot.start, ends: slot.end };
  return isOpenLonger ? videocallWindow(window).closesAt : instantInRome(slot.date, slot.end);
}

function stageOf(intervention: Dated, slot: Slot, now: Instant, isOnTheWay: boolean): VisitStage | undefined {
  const { status, appointmentMode } = intervention;
  const isOver = now > endOf(intervention, slot);
  if (status === 'IN_CORSO') {
    // Work may last longer than its slot, a call not.
    const isClosed = appointmentMode.name === 'VIDEOCALL' ? isOver : dayInRome(now) > slot.date;
    return isClosed ? 'NOT_CLOSED' : undefined;
  }
  const isRequested = REQUESTED.has(status);
  const isWaiting = isRequested || AGREED.has(status);
  if (!isWaiting || !WITHOUT_OUTCOME.has(adjustedSlotState(slot))) return undefined;
  if (isOnTheWay) return 'ON_THE_WAY';
  if (isOver) return isRequested ? 'UNCONFIRMED' : 'NO_OUTCOME';
  if (isRequested) return 'REQUESTED';
  if (now > instantInRome(slot.date, slot.end)) return 'STILL_OPEN';
  if (now >= instantInRome(slot.date, slot.start)) return 'NOW';
  return dayInRome(now) === slot.date ? 'TODAY' : 'AGREED';
}
