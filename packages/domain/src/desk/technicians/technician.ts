import { instantInRome } from '../../shared/time-of-day.ts';
import type { Day, Instant } from '../../shared/day.ts';
import type { Position } from './position.ts';
import {
  transition,
  type InterventionStep,
  type StandingIntervention,
} from '../../interventions/status/transitions.ts';

/** Steps that a technician can take from the visit's page: begin, end, or postpone (intervento.tecnico.2). */
export const TECHNICIAN_STEPS = ['INIZIA', 'COMPLETA', 'CHIEDI_PREVENTIVO', 'ATTENDI_MATERIALE'] as const;
export type TechnicianStep = (typeof TECHNICIAN_STEPS)[number];

export const ARRIVAL_MINUTES = [10, 15, 20, 30, 45, 60, 90] as const;

/** Maximum age of a position to be shown; an older one is unreliable. */
export const POSITION_KEPT_MS = 10 * 60_000;

export const MOST_TECHNICIAN_PHOTOS = 10;

/** A visit without a departure this long before its window ends is likely to be late (intervento.tecnico.5). */
export const SET_OUT_BY_MS = 20 * 60_000;

/** An arrival this long before the window may have been marked on the wrong visit (intervento.tecnico.7). */
export const EARLY_BY_MS = 60 * 60_000;

/** Ratio of road distance to straight line, with allowance for town traffic. */
const DETOUR = 1.35;
const METRES_A_MINUTE = 450;

/** Returns the steps that a technician can take in the current state. */
export function technicianStepsOf(standing: StandingIntervention): readonly TechnicianStep[] {
  return TECHNICIAN_STEPS.filter((step) => !('fault' in transition(step, standing, undefined)));
}

/** Returns true when a technician can be on the way: the visit is agreed and has not begun. */
export function isAwaited({ state, subState, mode }: StandingIntervention): boolean {
  return mode === 'TECHINICIAN_EXIT' && state === 'Assigned' && subState === 'APPOINTMENT_AGREED';
}

/** Returns true for a step after which the technician is at the customer's address. */
export const isTechnicianThere = (step: InterventionStep): boolean => step === 'INIZIA';

/** Returns the straight-line distance in metres. */
export function metresBetween(one: Position, other: Position): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const [a, b] = [rad(one.latitude), rad(other.latitude)];
  const half =
    Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(rad(other.longitude - one.longitude) / 2) ** 2;
  return 2 * 6_371_000 * Math.asin(Math.sqrt(half));
}

interface Way {
  readonly now: Instant;
  readonly said: Instant;
  readonly from: Position | undefined;
  readonly to: Position | undefined;
}

/**
 * Estimates a technician's arrival (intervento.tecnico.4): by distance if both positions are known, else as announced
 * by the technician; never in the past.
 */
export function estimatedArrival({ now, said, from, to }: Way): Instant {
  if (from === undefined || to === undefined) return Math.max(now, said);
  const minutes = Math.ceil((metresBetween(from, to) * DETOUR) / METRES_A_MINUTE);
  return now + minutes * 60_000;
}

/** Returns true for an arrival after the appointment's window (intervento.tecnico.5). */
export function isLateFor(arrival: Instant, appointment: { readonly day: Day; readonly ends: string }): boolean {
  return arrival > instantInRome(appointment.day, appointment.ends);
}

/** Returns true for an arrival early enough to require confirmation (intervento.tecnico.7). */
export function isEarlyFor(arrival: Instant, appointment: { readonly day: Day; readonly starts: string }): boolean {
  return arrival < instantInRome(appointment.day, appointment.starts) - EARLY_BY_MS;
}

export interface TechnicianOnTheWay {
  readonly name: string;
  readonly hasPhoto: boolean;
  readonly setOutAt: Instant;
  /** Undefined after arrival. */
  readonly arrivesAt: Instant | undefined;
  readonly isLate: boolean;
  readonly destination: Position | undefined;
}

export interface TechnicianLink {
  readonly id: string;
  readonly technician: string;
  readonly day: Day;
  readonly hasPhoto: boolean;
  readonly expiresAt: Instant;
  readonly isRevoked: boolean;
}

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

export interface TechnicianDay {
  readonly technician: string;
  readonly company: string;
  readonly day: Day;
  readonly isToday: boolean;
  readonly visits: readonly TechnicianVisit[];
}
