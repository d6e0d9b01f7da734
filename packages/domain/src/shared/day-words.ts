import { SHORT_DATE_FORMAT } from '../brand/locale.ts';
import { dayInRome, timeInRome, utcFromDay, type Day, type Instant } from './day.ts';

// Every date that is read, on a screen, in a message or on paper, is worded here (aspetto.voce.2).

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

/** What a day is called: "venerdì", "1° gennaio" and "2027". */
export function dayWords(day: Day): { readonly weekday: string; readonly date: string; readonly year: string } {
  const words = Object.fromEntries(parts.formatToParts(utcFromDay(day)).map(({ type, value }) => [type, value]));
  const { weekday = '', day: number = '', month: name = '', year = '' } = words;
  // The first of a month is an ordinal in Italian.
  return { weekday, date: `${number === '1' ? '1°' : number} ${name}`, year };
}

/** A day of any year: "5 dicembre 2024", "1° gennaio 2027". */
export function fullDay(day: Day): string {
  const { date, year } = dayWords(day);
  return `${date} ${year}`;
}

/** Of a day: "del 5 dicembre 2024", "dell’8 dicembre 2024". */
export function ofDay(day: Day): string {
  return `${/-(?:08|11)$/.test(day) ? 'dell’' : 'del '}${fullDay(day)}`;
}

/** The same with its weekday: "venerdì 1° gennaio 2027". */
export function dayInFull(day: Day): string {
  return `${dayWords(day).weekday} ${fullDay(day)}`;
}

/** The month of a day: "settembre". */
export function monthWords(day: Day): string {
  return month.format(utcFromDay(day));
}

/** A day among many: "ven" and "4 dic". */
export function shortDay(day: Day): { readonly weekday: string; readonly date: string } {
  const at = utcFromDay(day);
  return { weekday: shortWeekday.format(at), date: shortDate.format(at) };
}

/**
 * A day in a table: "22/11/26" (prodotto.lingua.3). Here is the one place of the short form; on papers the year has
 * four figures (`dayOnPaper`), in files whatever their format asks for.
 */
export function dayInFigures(day: Day): string {
  const [year = '', monthNumber = '', date = ''] = day.split('-');
  return SHORT_DATE_FORMAT.replace('dd', date).replace('MM', monthNumber).replace('yy', year.slice(-2));
}

/** A day on a paper that is kept and holds by itself: "22/11/2026" (aspetto.voce.3). */
export function dayOnPaper(day: Day): string {
  return day.split('-').toReversed().join('/');
}

/** A moment in a list: "22/11/26, 18:30". */
export function shortMoment(at: Instant): string {
  return `${dayInFigures(dayInRome(at))}, ${timeInRome(at)}`;
}
