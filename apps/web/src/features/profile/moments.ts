import type { Instant } from '@sportello/domain';

const timeZone = 'Europe/Rome';
const long = new Intl.DateTimeFormat('it', { weekday: 'long', day: 'numeric', month: 'long', timeZone });
const hour = new Intl.DateTimeFormat('it', { hour: '2-digit', minute: '2-digit', timeZone });
const short = new Intl.DateTimeFormat('it', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
});

/** Where it matters: "sabato 22 novembre alle 18:30". */
export function longMoment(instant: Instant): string {
  return `${long.format(instant)} alle ${hour.format(instant)}`;
}

/** In a list: "22/11/2026, 18:30". */
export function shortMoment(instant: Instant): string {
  return short.format(instant);
}
