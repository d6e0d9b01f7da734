import type { Day } from '@sportello/domain';

const withWeekday = new Intl.DateTimeFormat('it', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const withYear = new Intl.DateTimeFormat('it', { dateStyle: 'long', timeZone: 'UTC' });

const instantOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** A day where it matters: "venerdì 5 dicembre". */
export function longDay(day: Day): string {
  return withWeekday.format(instantOf(day));
}

/** A day of any year: "5 dicembre 2024". */
export function fullDay(day: Day): string {
  return withYear.format(instantOf(day));
}
