import type { Day } from '@sportello/domain';

const long = new Intl.DateTimeFormat('it', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** A day where it matters: "venerdì 5 dicembre". */
export function longDay(day: Day): string {
  return long.format(Date.parse(`${day}T00:00:00Z`));
}
