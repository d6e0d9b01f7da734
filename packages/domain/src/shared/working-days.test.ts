import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, weekdayOf } from './day.ts';
import { isHoliday, isWeekday, isWorkDay, workDaysFrom } from './working-days.ts';

const days = fc.nat(20_000).map((count) => addDays('2000-01-01', count));

it.each([
  ['2026-01-01'],
  ['2026-01-06'],
  ['2026-04-25'],
  ['2026-05-01'],
  ['2026-06-02'],
  ['2026-08-15'],
  ['2026-11-01'],
  ['2026-12-08'],
  ['2026-12-25'],
  ['2026-12-26'],
])('%s is a holiday (formato.giorni.4)', (day) => {
  expect(isHoliday(day)).toBe(true);
  expect(isWorkDay(day)).toBe(false);
});

it.each([
  ['2026-11-20', 'Friday', true, true],
  ['2026-11-21', 'Saturday', true, true],
  ['2026-11-22', 'Sunday', false, false],
  ['2026-04-06', 'Easter Monday', true, true],
  ['2026-12-08', 'a holiday on Tuesday', true, false],
])('%s, %s: weekday %s, working %s (formato.giorni.4)', (day, _what, weekday, working) => {
  expect(isWeekday(day)).toBe(weekday);
  expect(isWorkDay(day)).toBe(working);
});

it('has ten holidays in every year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1990, max: 2090 }), (year) => {
      const all = Array.from({ length: 365 }, (_each, index) => addDays(`${year}-01-01`, index));
      expect(all.filter(isHoliday)).toHaveLength(10);
    }),
  );
});

it('finds the 30 working days around Christmas (prenotazione.regole.3)', () => {
  const found = workDaysFrom('2026-12-24', 30);
  expect(found.slice(0, 6)).toEqual([
    '2026-12-24',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-02',
  ]);
  expect(found).toHaveLength(30);
});

it('finds every working day from the first on, and nothing else', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 60 }), (first, count) => {
      const found = workDaysFrom(first, count);
      const expected: string[] = [];
      for (let day = first; day <= (found.at(-1) ?? ''); day = addDays(day, 1)) {
        if (weekdayOf(day) !== 7 && !isHoliday(day)) expected.push(day);
      }
      expect(found).toEqual(expected);
      expect(found).toHaveLength(count);
    }),
  );
});

it('offers none when none is asked', () => {
  expect(workDaysFrom('2026-11-21', 0)).toEqual([]);
});
