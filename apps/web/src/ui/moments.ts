import { t } from '@lingui/core/macro';
import { addDays, dayInRome, TIME_ZONE, type Day, type Instant } from '@sportello/domain';

// Every date and time that is read on a screen is worded here (aspetto.voce.2). Days are those of Rome, and are
// counted as days of the calendar: one of them has 23 hours, another 25.

const parts = new Intl.DateTimeFormat('it', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const month = new Intl.DateTimeFormat('it', { month: 'long', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('it', { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE });

/** The time of a moment: "18:00". */
export function timeWords(at: Instant): string {
  return time.format(at);
}

/** A day of any year: "5 dicembre 2024", "1° gennaio 2027". */
export function fullDay(day: Day): string {
  const { date, year } = wordsOf(day);
  return `${date} ${year}`;
}

/** The month of a day: "settembre". */
export function monthWords(day: Day): string {
  return month.format(midnight(day));
}

/** A day where it matters: "venerdì 4 dicembre", of another year "venerdì 1° gennaio 2027". */
export function longDay(day: Day, now: Instant): string {
  const { weekday } = wordsOf(day);
  return `${weekday} ${dateWords(day, now)}`;
}

const shortWeekday = new Intl.DateTimeFormat('it', { weekday: 'short', timeZone: 'UTC' });
const shortDate = new Intl.DateTimeFormat('it', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A day among many: "ven" and "4 dic". */
export function shortDay(day: Day): { readonly weekday: string; readonly date: string } {
  const at = Date.parse(`${day}T00:00:00Z`);
  return { weekday: shortWeekday.format(at), date: shortDate.format(at) };
}

/** A day to come: "oggi", "domani", "martedì 24 novembre". */
export function comingDay(at: Instant, now: Instant): string {
  const day = dayInRome(at);
  const today = dayInRome(now);
  if (day === today) return t`oggi`;
  if (day === addDays(today, 1)) return t`domani`;
  return longDay(day, now);
}

/** A moment in the past: "oggi alle 10:30", "ieri alle 09:00", "5 novembre", of another year "5 novembre 2025". */
export function pastMoment(at: Instant, now: Instant): string {
  const day = dayInRome(at);
  return nearDay(at, now, timeWords(at)) ?? dateWords(day, now);
}

/** When something was used, always with its time: "oggi alle 10:30", "ieri alle 09:00", "il 5 novembre alle 09:00". */
export function usedMoment(at: Instant, now: Instant): string {
  const hour = timeWords(at);
  const date = dateWords(dayInRome(at), now);
  return nearDay(at, now, hour) ?? t`il ${date} alle ${hour}`;
}

/** A moment where it matters: "sabato 22 novembre alle 18:30". */
export function longMoment(at: Instant, now: Instant): string {
  const day = longDay(dayInRome(at), now);
  const hour = timeWords(at);
  return t`${day} alle ${hour}`;
}

/** A moment in a list: "22/11/2026, 18:30". */
export function shortMoment(at: Instant): string {
  return `${dayInRome(at).split('-').toReversed().join('/')}, ${timeWords(at)}`;
}

function nearDay(at: Instant, now: Instant, hour: string): string | undefined {
  const day = dayInRome(at);
  const today = dayInRome(now);
  if (day === today) return t`oggi alle ${hour}`;
  if (day === addDays(today, -1)) return t`ieri alle ${hour}`;
  return undefined;
}

/** The year only where it isn't this one. */
function dateWords(day: Day, now: Instant): string {
  const { date, year } = wordsOf(day);
  return year === dayInRome(now).slice(0, 4) ? date : `${date} ${year}`;
}

function wordsOf(day: Day): { weekday: string; date: string; year: string } {
  const words = Object.fromEntries(parts.formatToParts(midnight(day)).map(({ type, value }) => [type, value]));
  const { weekday = '', day: number = '', month: name = '', year = '' } = words;
  // The first of a month is an ordinal in Italian.
  return { weekday, date: `${number === '1' ? '1°' : number} ${name}`, year };
}

function midnight(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}
