import { addDays, type Day } from '@sportello/domain';

/** Months of a partition (docs/adr/0028-curves-in-partitions-bills-in-one-table.md). */
const MONTHS = 3;

/** Partitions exist for so many days ahead: nights in which the job fails then stop nobody. */
const AHEAD = 92;

/** Returns the day on which the period after a day begins. */
export function nextPeriod(day: Day): Day {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  const next = months - (months % MONTHS) + MONTHS;
  return `${String(Math.floor(next / 12)).padStart(4, '0')}-${String((next % 12) + 1).padStart(2, '0')}-01`;
}

/** Returns the last day for which a partition has to be there. */
export const lastDayAhead = (today: Day): Day => addDays(today, AHEAD);

/** Returns the day before which the rows stay in the table that there was: none of them may come while it changes. */
export const firstBoundary = (today: Day): Day => nextPeriod(addDays(today, 31));

const underlined = (day: Day) => day.replaceAll('-', '_');

export const partitionOf = (table: string, from: Day): string => `${table}_${underlined(from).slice(0, 7)}`;

/** Returns the name of the table of before, and of the check that it has no later day. */
export const tableBefore = (table: string, boundary: Day): string => `${table}_before_${underlined(boundary)}`;

/** Returns the day in such a name. */
export const boundaryIn = (name: string): Day => name.slice(-10).replaceAll('_', '-');
