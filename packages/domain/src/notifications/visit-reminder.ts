import { addDays, dayInRome, timeInRome, type Day, type Instant } from '../shared/day.ts';
import { instantInRome } from '../shared/time-of-day.ts';

/** Times of Europe/Rome between which customers are reminded on the day before; later it is night for most. */
const EVENING = { from: '17:00', to: '21:00' } as const;

/** Customers notified of the appointment since this time of the day before need no reminder in the evening. */
const STILL_FRESH_FROM = '14:00';

/** On the day itself a reminder that was missed is sent from this time on. */
const MORNING_FROM = '08:00';

/** A reminder is of no use any more when the appointment begins this soon. */
const TOO_SOON_MS = 60 * 60_000;

/** An appointment, and when its customer was notified of it. */
export interface RemindedAppointment {
  /** True once it is confirmed: of a mere request nobody is reminded. */
  readonly isAgreed: boolean;
  readonly day: Day;
  /** Undefined where no exact time is known. */
  readonly starts: string | undefined;
  /** The last notification of the customer by this server; undefined if there was none. */
  readonly notifiedAt: Instant | undefined;
  /** The day for which they were reminded before. */
  readonly remindedFor: Day | undefined;
}

/**
 * Returns the days of whose appointments customers are reminded at a moment (intervento.promemoria.1): the next day in
 * the evening, the day itself from the morning on, for what was missed; none by night.
 */
export function reminderDays(now: Instant): readonly Day[] {
  const time = timeInRome(now);
  const today = dayInRome(now);
  if (time < MORNING_FROM || time >= EVENING.to) return [];
  return time < EVENING.from ? [today] : [today, addDays(today, 1)];
}

/** Returns true if a customer has to be reminded of an appointment now (intervento.promemoria.1). */
export function needsReminder(appointment: RemindedAppointment, now: Instant): boolean {
  const { isAgreed, day, starts, notifiedAt, remindedFor } = appointment;
  if (!isAgreed || remindedFor === day || !reminderDays(now).includes(day)) return false;
  if (notifiedAt !== undefined && notifiedAt >= instantInRome(addDays(day, -1), STILL_FRESH_FROM)) return false;
  if (day !== dayInRome(now)) return true;
  return starts !== undefined && instantInRome(day, starts) - now >= TOO_SOON_MS;
}
