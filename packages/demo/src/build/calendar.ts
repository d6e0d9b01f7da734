import { addDays, startOfDayInRome, type Day } from '@sportello/domain';

/** Days seen from the demo's today, so that nothing in it grows old. */
export interface Calendar {
  readonly today: Day;
  /** The day so many days from today: negative in the past. */
  day(offset: number): Day;
  /** The first day of the month so many months from this one: negative in the past. */
  month(offset: number): Day;
  /** The last day of that month. */
  monthEnd(offset: number): Day;
  /** So many hours into the day so many days from today, in Rome. */
  moment(offset: number, hour: number): Date;
}

export function calendarOf(today: Day): Calendar {
  const year = Number(today.slice(0, 4));
  const monthIndex = Number(today.slice(5, 7)) - 1;
  const month = (offset: number) => new Date(Date.UTC(year, monthIndex + offset, 1)).toISOString().slice(0, 10);
  return {
    today,
    day: (offset) => addDays(today, offset),
    month,
    monthEnd: (offset) => addDays(month(offset + 1), -1),
    moment: (offset, hour) => new Date(startOfDayInRome(addDays(today, offset)) + hour * 3_600_000),
  };
}
