import { addDays, weekdayOf, type Day } from '../../shared/day.ts';

export interface GridDay {
  readonly day: Day;
  readonly isOffered: boolean;
}

/** Returns whole weeks from Monday to Sunday around the offered days, each day offered or not. */
export function weekGrid(offered: readonly Day[]): readonly (readonly GridDay[])[] {
  const sorted = offered.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const free = new Set(sorted);
  const weeks: GridDay[][] = [];
  for (let monday = mondayOf(first); monday <= last; monday = addDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
    weeks.push(days.map((day) => ({ day, isOffered: free.has(day) })));
  }
  return weeks;
}

/** Returns the nearest offered day of the same weekday, in later weeks or with -1 in earlier ones. */
export function sameWeekday(offered: readonly Day[], from: Day, step: 1 | -1): Day | undefined {
  const weekday = weekdayOf(from);
  const days = offered.filter((day) => weekdayOf(day) === weekday && (step === 1 ? day > from : day < from)).toSorted();
  return step === 1 ? days[0] : days.at(-1);
}

const mondayOf = (day: Day) => addDays(day, 1 - weekdayOf(day));
