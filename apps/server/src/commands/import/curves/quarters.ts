import { isDay, stepsOf, type Day } from '@sportello/domain';
import { amountOf, BadCurve } from './amounts.ts';

const QUARTERS = 96;
/** Quarters from two o'clock, missing on the daylight-saving day in March. */
const MARCH_HOUR = [8, 12] as const;
/** Quarters that only the daylight-saving day in October has, in files that contain them for every day. */
const OCTOBER_HOUR = [12, 16] as const;

export function isQuarterHeader(header: readonly string[]): boolean {
  const [first, ...quarters] = withoutEnd(header);
  return (
    first === 'Giorno' &&
    [92, 96, 100].includes(quarters.length) &&
    quarters.every((each) => /^\d{2}:\d{2}-\d{2}:\d{2}$/.test(each))
  );
}

/** Parses a row of the distributor's quarter-hours (consumo.importazione.1). */
export function quarterRow(fields: readonly string[]): { day: Day; values: readonly (number | null)[] } {
  const [written = '', ...rest] = withoutEnd(fields);
  const day = dayOf(written);
  const expected = stepsOf(day, 15);
  const cells = fitted(rest, expected);
  if (cells.length !== expected) throw new BadCurve(`${rest.length} values, but the day has ${expected} quarters`);
  return { day, values: cells.map((cell) => amountOf(cell, 'comma')) };
}

function dayOf(written: string): Day {
  const day = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(written.trim())?.slice(1).toReversed().join('-') ?? '';
  if (!isDay(day)) throw new BadCurve('not a day (GG/MM/AAAA)');
  return day;
}

function withoutEnd(fields: readonly string[]): readonly string[] {
  // A row ends with a separator and the header doesn't, so a row has one field more.
  return fields.length % 2 === 0 && fields.at(-1) === '' ? fields.slice(0, -1) : fields;
}

/** Drops the empty fields of an hour that the day lacks but the row contains. */
function fitted(cells: readonly string[], expected: number): readonly string[] {
  const surplus = cells.length - expected;
  if (surplus !== 4) return cells;
  const [from, to] = cells.length === QUARTERS ? MARCH_HOUR : OCTOBER_HOUR;
  const lacked = [
    [from, to],
    [expected, cells.length],
  ] as const;
  const hole = lacked.find(([begin, end]) => cells.slice(begin, end).every((cell) => cell.trim() === ''));
  return hole === undefined ? cells : [...cells.slice(0, hole[0]), ...cells.slice(hole[1])];
}
