import { addDays, dayInRome, daysBetween, type Day, type Instant } from '../shared/day.ts';
import { startOfDayInRome } from '../shared/time-of-day.ts';
import { workDaysFrom } from '../shared/working-days.ts';
import type { CaseKind } from './kinds.ts';
import { CASE_TERMS, CONCILIATION_DAYS } from './terms.ts';

/**
 * Terms of a case that a job watches (reclami.orologi.1): until somebody takes it on, until it is answered, and the
 * moment from which a missing answer is worth an indemnity.
 */
export const CASE_CLOCKS = ['ACK', 'REPLY', 'INDEMNITY'] as const;
export type CaseClock = (typeof CASE_CLOCKS)[number];

/** A time in which the customer was to supply something; without an end it lasts. */
export interface CasePause {
  readonly from: Instant;
  readonly to: Instant | undefined;
}

export interface TimedCase {
  readonly kind: CaseKind;
  readonly receivedAt: Instant;
  /** As promised at receipt: a later change of the provider's terms leaves it alone. */
  readonly replyDays: number;
  readonly acknowledgementDays: number;
  readonly pauses: readonly CasePause[];
}

/** When each clock is due; null: it stands still. */
export type ClockMoments = Readonly<Partial<Record<CaseClock, Instant | null>>>;

/**
 * Returns the last day on which a reply is in time, in calendar days of Rome: holidays count, and days in which the
 * customer was asked for something don't (reclami.termini.3). Undefined while that lasts; a question that comes after
 * the last day makes a late reply no less late.
 */
export function lastReplyDay({ receivedAt, replyDays, pauses }: TimedCase): Day | undefined {
  let day = addDays(dayInRome(receivedAt), replyDays);
  for (const { from, to } of pauses) {
    if (dayInRome(from) > day) break;
    if (to === undefined) return undefined;
    day = addDays(day, daysBetween(dayInRome(from), dayInRome(to)));
  }
  return day;
}

/** Returns when each clock of a case is due: at the start of the day after its last day (reclami.orologi.1). */
export function caseClocks(timed: TimedCase): ClockMoments {
  const received = dayInRome(timed.receivedAt);
  const acknowledgement = workDaysFrom(addDays(received, 1), timed.acknowledgementDays).at(-1) ?? received;
  const last = lastReplyDay(timed);
  const missed = last === undefined ? null : startOfDayInRome(addDays(last, 1));
  return {
    ACK: startOfDayInRome(addDays(acknowledgement, 1)),
    REPLY: missed,
    ...(CASE_TERMS[timed.kind].hasIndemnity && { INDEMNITY: missed }),
  };
}

/** Returns the first day on which conciliation is open without a reply (reclami.conciliazione.1). */
export function conciliationDay(receivedAt: Instant): Day {
  return addDays(dayInRome(receivedAt), CONCILIATION_DAYS);
}
