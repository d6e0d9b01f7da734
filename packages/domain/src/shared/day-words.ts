import { SHORT_DATE_FORMAT } from '../brand/locale.ts';
import { dayInRome, timeInRome, utcFromDay, type Day, type Instant } from './day.ts';

// All dates shown on screens, in messages and on documents are formatted here (aspetto.voce.2).

const parts = new Intl.DateTimeFormat('it', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const month = new Intl.DateTimeFormat('it', { month: 'long', timeZone: 'UTC' });
const shortWeekday = new Intl.DateTimeFormat('it', { weekday: 'short', timeZone: 'UTC' });
const shortDate = new Intl.DateTimeFormat('it', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Returns the parts of a written date: "venerdì", "1° gennaio" and "2027". */
export function dayWords(day: Day): { readonly weekday: string; readonly date: string; readonly year: string } {
  const words = Object.fromEntries(parts.formatToParts(utcFromDay(day)).map(({ type, value }) => [type, value]));
  const { weekday = '', day: number = '', month: name = '', year = '' } = words;
  return { weekday, date: `${number === '1' ? '1°' : number} ${name}`, year };
}

/** Formats a day with its year: "5 dicembre 2024", "1° gennaio 2027". */
export function fullDay(day: Day): string {
  const { date, year } = dayWords(day);
  return `${date} ${year}`;
}

/** Formats a day with preposition: "del 5 dicembre 2024", "dell’8 dicembre 2024". */
export function ofDay(day: Day): string {
  return `${/-(?:08|11)$/.test(day) ? 'dell’' : 'del '}${fullDay(day)}`;
}

/** Formats a day with weekday: "venerdì 1° gennaio 2027". */
export function dayInFull(day: Day): string {
  return `${dayWords(day).weekday} ${fullDay(day)}`;
}

/** Returns the month name of a day: "settembre". */
export function monthWords(day: Day): string {
  return month.format(utcFromDay(day));
}

/** Formats a day for compact lists: "ven" and "4 dic". */
export function shortDay(day: Day): { readonly weekday: string; readonly date: string } {
  const at = utcFromDay(day);
  return { weekday: shortWeekday.format(at), date: shortDate.format(at) };
}

/**
 * Formats a day for tables: "22/11/26" (prodotto.lingua.3). The short form is produced only here; documents use four
 * digits for the year (`dayOnPaper`), files the format they require.
 */
export function dayInFigures(day: Day): string {
  const [year = '', monthNumber = '', date = ''] = day.split('-');
  return SHORT_DATE_FORMAT.replace('dd', date).replace('MM', monthNumber).replace('yy', year.slice(-2));
}

/** Formats a day for documents that are kept: "22/11/2026" (aspetto.voce.3). */
export function dayOnPaper(day: Day): string {
  return day.split('-').toReversed().join('/');
}

/** Formats a moment for lists: "22/11/26, 18:30". */
export function shortMoment(at: Instant): string {
  return `${dayInFigures(dayInRome(at))}, ${timeInRome(at)}`;
}
