import { addDays, dayInRome } from '../../shared/day.ts';
import { instantInRome } from '../../shared/time-of-day.ts';
import type { Day, Instant } from '../../shared/day.ts';
import { workDaysFrom } from '../../shared/working-days.ts';

export type TurnOf = 'CENTRE' | 'COMPANY' | 'CUSTOMER' | 'NOBODY';

interface Turn {
  readonly turn: TurnOf;
  /**
   * Working days since the state began, or the configured company search time; absent when the appointment decides,
   * or without a promise.
   */
  readonly workDays?: number | 'SEARCH';
  /** `START`: before the appointment begins. `END`: before it ends. */
  readonly appointment?: 'START' | 'END';
}

/** Next party and promised time by state and sub-state (intervento.promessa.1). */
export const INTERVENTION_TURNS: Readonly<Record<string, Readonly<Record<string, Turn>>>> = {
  New: {
    TO_ASSIGN: { turn: 'CENTRE', workDays: 'SEARCH', appointment: 'START' },
    TO_REASSIGN: { turn: 'CENTRE', workDays: 'SEARCH', appointment: 'START' },
    CUSTOMER_CANCELLATION_REQUEST: { turn: 'NOBODY' },
  },
  Assigned: {
    '': { turn: 'COMPANY', workDays: 1, appointment: 'START' },
    TO_ACCEPT: { turn: 'COMPANY', workDays: 1, appointment: 'START' },
    ACCEPTED: { turn: 'CENTRE', workDays: 2, appointment: 'START' },
    APPOINTMENT_AGREED: { turn: 'COMPANY', appointment: 'END' },
  },
  'In Progress': {
    '': { turn: 'COMPANY', workDays: 1 },
    INTERVENTION_IN_PROGRESS: { turn: 'COMPANY', workDays: 1 },
    AWAITING_QUOTE: { turn: 'COMPANY', workDays: 3 },
    QUOTE_AWAITING_APPROVAL: { turn: 'CENTRE', workDays: 1 },
    AWAITING_PAYMENT_VERIFICATION: { turn: 'CENTRE', workDays: 2 },
    AWAITING_MATERIAL: { turn: 'COMPANY', workDays: 10 },
    AWAITING_CUSTOMER_DECISION: { turn: 'CUSTOMER' },
    AWAITING_COMPLAINT_HANDLING: { turn: 'CENTRE', workDays: 2 },
    QUOTE_APPROVED_AWAITING_WORKS: { turn: 'CUSTOMER' },
  },
};

/** Default working days for finding a company (intervento.ricerca.1). */
export const COMPANY_SEARCH_WORK_DAYS = 1;

const CLOSING = '18:00';

/**
 * Time during which only the operations centre sees a missed promise, before the customer does
 * (intervento.promessa.2).
 */
export const CENTRE_FIRST_MS = 15 * 60_000;

/** Returns the party that has to act next; `NOBODY` for finished interventions. */
export function turnOf(state: string, subState: string | null | undefined): TurnOf {
  return turn(state, subState)?.turn ?? 'NOBODY';
}

/** Returns the deadline for the next step (intervento.promessa.1); undefined without a promise. */
export function promisedBy(
  { state, subState, since }: { readonly state: string; readonly subState: string | null; readonly since: Instant },
  appointment: { readonly day: Day; readonly starts: string; readonly ends: string } | undefined,
  searchWorkDays: number = COMPANY_SEARCH_WORK_DAYS,
): Instant | undefined {
  const found = turn(state, subState);
  if (found === undefined) return undefined;
  const { appointment: edge } = found;
  const workDays = found.workDays === 'SEARCH' ? searchWorkDays : found.workDays;
  const last = workDays === undefined ? undefined : workDaysFrom(addDays(dayInRome(since), 1), workDays).at(-1);
  const byDays = last === undefined ? undefined : instantInRome(last, CLOSING);
  const time = appointment && edge && (edge === 'START' ? appointment.starts : appointment.ends);
  const byAppointment = time === undefined || !appointment ? undefined : instantInRome(appointment.day, time);
  const given = [byDays, byAppointment].filter((each) => each !== undefined);
  return given.length === 0 ? undefined : Math.min(...given);
}

function turn(state: string, subState: string | null | undefined): Turn | undefined {
  return INTERVENTION_TURNS[state]?.[subState?.trim() ?? ''];
}
