import { daysBetween, type Day } from '../../shared/day.ts';
import { minutesIntoDay } from '../../shared/time-of-day.ts';

/** A day and a time of day in Rome, `HH:mm`. */
interface Beginning {
  readonly date: Day;
  readonly start: string;
}

/** Sorts slots by distance in days, then by time of day (prenotazione.fascia.3). */
export function nearestFirst<Slot extends Beginning>(slots: readonly Slot[], to: Beginning): Slot[] {
  const far = ({ date }: Beginning) => Math.abs(daysBetween(to.date, date));
  const apart = ({ start }: Beginning) => Math.abs(minutesIntoDay(start) - minutesIntoDay(to.start));
  return slots.toSorted((one, other) => far(one) - far(other) || apart(one) - apart(other));
}
