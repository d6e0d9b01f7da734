import { describe, expect, it } from 'vitest';
import { weekdayOf } from '../../shared/day.ts';
import { sameWeekday, weekGrid } from './week-grid.ts';

// Thursday, Friday and Saturday, then Monday and Saturday of the week after.
const offered = ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-30', '2026-12-05'];

describe('weekGrid (prenotazione.calendario.2)', () => {
  it('returns whole weeks from Monday to Sunday with each day once', () => {
    const weeks = weekGrid(offered);
    expect(weeks.map((week) => week.length)).toEqual([7, 7]);
    expect(weeks.flat()[0]?.day).toBe('2026-11-23');
    expect(weeks.flat().at(-1)?.day).toBe('2026-12-06');
    for (const week of weeks) expect(week.map(({ day }) => weekdayOf(day))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('returns as offered the offered days alone, in any order', () => {
    const found = weekGrid(offered.toReversed()).flat();
    expect(found.filter(({ isOffered }) => isOffered).map(({ day }) => day)).toEqual(offered);
  });

  it('returns no weeks without a day', () => {
    expect(weekGrid([])).toEqual([]);
  });
});

it.each([
  ['2026-11-28', 1, '2026-12-05'],
  ['2026-12-05', -1, '2026-11-28'],
  ['2026-12-05', 1, undefined],
  ['2026-11-26', 1, undefined],
] as const)('returns for %s and step %i the offered day %s of the same weekday', (from, step, found) => {
  expect(sameWeekday(offered, from, step)).toBe(found);
});
