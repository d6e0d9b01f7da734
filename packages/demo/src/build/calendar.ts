import { addDays, startOfDayInRome, type Day } from '@sportello/domain';

/** Days relative to the demo's today, so that its data never becomes outdated. */
export interface Calendar {
  readonly today: Day;
  /** The day `offset` days from today; negative is the past. */
  day(offset: number): Day;
  /** The first day of the month `offset` months from this one; negative is the past. */
  month(offset: number): Day;
  monthEnd(offset: number): Day;
  /** The given hour of the day `offset` days from today, in Rome. */
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
