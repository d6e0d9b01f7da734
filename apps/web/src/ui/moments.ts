import { t } from '@lingui/core/macro';
import { addDays, dayInRome, dayWords, timeInRome, type Day, type Instant } from '@sportello/domain';

export { fullDay, monthWords, shortDay, shortMoment, timeInRome as timeWords } from '@sportello/domain';

// Formats every date and time shown on a screen (aspetto.voce.2), relative to now or absolute. Days are calendar days
// in Rome: one of them has 23 hours, another 25.

/** Returns "venerdì 4 dicembre", for another year "venerdì 1° gennaio 2027". */
export function longDay(day: Day, now: Instant): string {
  const { weekday } = dayWords(day);
  return `${weekday} ${dateWords(day, now)}`;
}

/** Returns "04/12/26", for tables. */
export function tableDay(day: Day): string {
  return `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(2, 4)}`;
}

/** Formats a future day: "oggi", "domani", "martedì 24 novembre". */
export function comingDay(at: Instant, now: Instant): string {
  const day = dayInRome(at);
  const today = dayInRome(now);
  if (day === today) return t`oggi`;
  if (day === addDays(today, 1)) return t`domani`;
  return longDay(day, now);
}

/** Formats a time range: "09:00–11:00". A word joiner, invisible and silent, prevents a line break after the dash. */
export const timesWords = (start: string, end: string): string => `${start}–\u2060${end}`;

/** Formats a past moment: "oggi alle 10:30", "ieri alle 09:00", "5 novembre", of another year "5 novembre 2025". */
export function pastMoment(at: Instant, now: Instant): string {
  const day = dayInRome(at);
  return nearDay(at, now, timeInRome(at)) ?? dateWords(day, now);
}

/**
 * Formats a time of use, always with its hour: "oggi alle 10:30", "ieri alle 09:00", "il 5 novembre alle 09:00", "l’8
 * novembre alle 09:00".
 */
export function usedMoment(at: Instant, now: Instant): string {
  const hour = timeInRome(at);
  const date = dateWords(dayInRome(at), now);
  return nearDay(at, now, hour) ?? (/^(8|11) /.test(date) ? t`l’${date} alle ${hour}` : t`il ${date} alle ${hour}`);
}

/** Formats the age of kept data: "oggi alle 10:30", "ieri alle 09:00", "martedì 24 novembre". */
export const keptMoment = (at: Instant, now: Instant): string =>
  nearDay(at, now, timeInRome(at)) ?? longDay(dayInRome(at), now);

/** Returns "sabato 22 novembre alle 18:30". */
export function longMoment(at: Instant, now: Instant): string {
  const day = longDay(dayInRome(at), now);
  const hour = timeInRome(at);
  return t`${day} alle ${hour}`;
}

function nearDay(at: Instant, now: Instant, hour: string): string | undefined {
  const day = dayInRome(at);
  const today = dayInRome(now);
  if (day === today) return t`oggi alle ${hour}`;
  if (day === addDays(today, -1)) return t`ieri alle ${hour}`;
  return undefined;
}

/** The current year is left out. */
function dateWords(day: Day, now: Instant): string {
  const { date, year } = dayWords(day);
  return year === dayInRome(now).slice(0, 4) ? date : `${date} ${year}`;
}
