import { TIME_ZONE } from '../brand/locale.ts';

/** A calendar day without time or zone, as `YYYY-MM-DD` (formato.giorni.1); days sort as text. */
export type Day = string;

/** Milliseconds since 1970-01-01T00:00:00Z; `now` is always passed as an argument. */
export type Instant = number;

const DAY_MS = 86_400_000;

const ROME_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Returns true for an existing day written `YYYY-MM-DD`; there was no year 0. */
export function isDay(text: string): text is Day {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && dayFromUtc(time) === text;
}

/** Returns the day in Europe/Rome at a moment: "today" for the current moment (formato.giorni.2). */
export function dayInRome(instant: Instant): Day {
  const parts = ROME_DAY.formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

const ROME_TIME = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' });

/** Returns the time of day in Europe/Rome at a moment, `HH:mm`. */
export function timeInRome(instant: Instant): string {
  return ROME_TIME.format(instant);
}

const ROME_SECOND = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Returns the time of day in Europe/Rome at a moment to the second, `HH:mm:ss` (recesso.ricevuta.1). */
export function secondInRome(instant: Instant): string {
  return ROME_SECOND.format(instant);
}

/** Returns the day `count` days later, or earlier when negative. */
export function addDays(day: Day, count: number): Day {
  return dayFromUtc(utcFromDay(day) + count * DAY_MS);
}

/** Returns the days from one day to another: positive when `to` is later. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((utcFromDay(to) - utcFromDay(from)) / DAY_MS);
}

/** Returns the day of the week, 1 for Monday to 7 for Sunday: the week starts on Monday (prodotto.lingua.2). */
export function weekdayOf(day: Day): number {
  return new Date(utcFromDay(day)).getUTCDay() || 7;
}

/** Returns the start of a day in UTC, for counting days. */
export function utcFromDay(day: Day): Instant {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayFromUtc(time: Instant): Day {
  return new Date(time).toISOString().slice(0, 10);
}
