import { type Instant } from '@sportello/domain';

const TIME_ZONE = 'Europe/Rome';
const time = new Intl.DateTimeFormat('it', { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE });
const date = new Intl.DateTimeFormat('it', { day: 'numeric', month: 'long', timeZone: TIME_ZONE });
const dateAndYear = new Intl.DateTimeFormat('it', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: TIME_ZONE,
});
/** `2026-11-21`, by which two moments are told to be of one day. */
const day = new Intl.DateTimeFormat('sv', { timeZone: TIME_ZONE });

const DAY_MS = 86_400_000;

/** A moment in the past, in words; the day is that of Rome. */
export interface Moment {
  readonly day: 'today' | 'yesterday' | 'earlier';
  readonly date: string;
  readonly time: string;
}

export function momentOf(instant: Instant, now: Instant): Moment {
  const of = day.format(instant);
  const isThisYear = of.slice(0, 4) === day.format(now).slice(0, 4);
  return {
    day: of === day.format(now) ? 'today' : of === yesterday(now) ? 'yesterday' : 'earlier',
    date: (isThisYear ? date : dateAndYear).format(instant),
    time: time.format(instant),
  };
}

function yesterday(now: Instant): string {
  return new Date(Date.parse(`${day.format(now)}T12:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}
