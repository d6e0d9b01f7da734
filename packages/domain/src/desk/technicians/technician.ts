import { instantInRome } from '../../shared/time-of-day.ts';
import type { Day, Instant } from '../../shared/day.ts';
import type { Position } from './position.ts';
import {
  transition,
  type InterventionStep,
  type StandingIntervention,
} from '../../interventions/status/transitions.ts';

/** What a technician does with a visit from their page: begin, end, or leave it for later (intervento.tecnico.2). */
export const TECHNICIAN_STEPS = ['INIZIA', 'COMPLETA', 'CHIEDI_PREVENTIVO', 'ATTENDI_MATERIALE'] as const;
export type TechnicianStep = (typeof TECHNICIAN_STEPS)[number];

/** In how many minutes a technician can say that they arrive. */
export const ARRIVAL_MINUTES = [10, 15, 20, 30, 45, 60, 90] as const;

/** How old the last position may be to be shown at all: an older one says nothing of where they are. */
export const POSITION_KEPT_MS = 10 * 60_000;

/** Photos that a technician can add to one visit. */
export const MOST_TECHNICIAN_PHOTOS = 10;

/** A visit that nobody has set out for this long before its window ends is likely to be late (intervento.tecnico.5). */
export const SET_OUT_BY_MS = 20 * 60_000;

/** Whoever arrives this long before the window begins may have touched the wrong visit (intervento.tecnico.7). */
export const EARLY_BY_MS = 60 * 60_000;

/** Streets are longer than the straight line, and towns are slow. */
const DETOUR = 1.35;
const METRES_A_MINUTE = 450;

/** What a technician can do with a visit where it stands. */
export function technicianStepsOf(standing: StandingIntervention): readonly TechnicianStep[] {
  return TECHNICIAN_STEPS.filter((step) => !('fault' in transition(step, standing, undefined)));
}

/** Whether a technician can be on the way to a visit: it is agreed, and nobody is there yet. */
export function isAwaited({ state, subState, mode }: StandingIntervention): boolean {
  return mode === 'TECHINICIAN_EXIT' && state === 'Assigned' && subState === 'APPOINTMENT_AGREED';
}

/** Whether a step leaves the technician where the customer is. */
export const isTechnicianThere = (step: InterventionStep): boolean => step === 'INIZIA';

/** Metres from one place to another, as the crow flies. */
export function metresBetween(one: Position, other: Position): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const [a, b] = [rad(one.latitude), rad(other.latitude)];
  const half =
    Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(rad(other.longitude - one.longitude) / 2) ** 2;
  return 2 * 6_371_000 * Math.asin(Math.sqrt(half));
}

interface Way {
  readonly now: Instant;
  /** When the technician themselves says to arrive. */
  readonly said: Instant;
  readonly from: Position | undefined;
  readonly to: Position | undefined;
}

/**
 * When a technician on the way is likely to arrive (intervento.tecnico.4): by the distance where both ends
 * are known, else as the technician said; never in the past.
 */
export function estimatedArrival({ now, said, from, to }: Way): Instant {
  if (from === undefined || to === undefined) return Math.max(now, said);
  const minutes = Math.ceil((metresBetween(from, to) * DETOUR) / METRES_A_MINUTE);
  return now + minutes * 60_000;
}

/** Whether somebody who arrives then is late for an appointment (intervento.tecnico.5). */
export function isLateFor(arrival: Instant, appointment: { readonly day: Day; readonly ends: string }): boolean {
  return arrival > instantInRome(appointment.day, appointment.ends);
}

/** Whether an arrival is so long before an appointment that it is asked about first (intervento.tecnico.7). */
export function isEarlyFor(arrival: Instant, appointment: { readonly day: Day; readonly starts: string }): boolean {
  return arrival < instantInRome(appointment.day, appointment.starts) - EARLY_BY_MS;
}

/** A technician who is on the way, or at work, as the customer sees it. */
export interface TechnicianOnTheWay {
  readonly name: string;
  readonly hasPhoto: boolean;
  readonly setOutAt: Instant;
  /** Undefined once they have arrived. */
  readonly arrivesAt: Instant | undefined;
  /** Whether that is after the window of the appointment. */
  readonly isLate: boolean;
  /** Where the visit is, where that is known. */
  readonly destination: Position | undefined;
}

/** A link with which a technician works, as the operations centre sees it. */
export interface TechnicianLink {
  readonly id: string;
  readonly technician: string;
  readonly day: Day;
  readonly hasPhoto: boolean;
  readonly expiresAt: Instant;
  readonly isRevoked: boolean;
}

/** A visit as the technician of the day sees it. */
export interface TechnicianVisit {
  readonly id: string;
  readonly state: string;
  readonly subState: string;
  readonly version: number;
  readonly product: string;
  readonly starts: string;
  readonly ends: string;
  readonly customer: string;
  readonly phone: string | undefined;
  readonly address: string | undefined;
  readonly addressNote: string | undefined;
  readonly place: Position | undefined;
  readonly note: string | undefined;
  readonly onTheWay: { readonly technician: string; readonly isOwn: boolean; readonly arrivesAt: Instant } | undefined;
  readonly photos: readonly { readonly id: string; readonly name: string }[];
  readonly steps: readonly TechnicianStep[];
  readonly isAwaited: boolean;
}

/** The day of a technician. */
export interface TechnicianDay {
  readonly technician: string;
  readonly company: string;
  readonly day: Day;
  readonly isToday: boolean;
  readonly visits: readonly TechnicianVisit[];
}
