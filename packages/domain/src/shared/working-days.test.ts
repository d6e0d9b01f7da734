import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, weekdayOf } from './day.ts';
import { FIXED_HOLIDAYS, holidaysBetween, isHoliday, isWeekday, isWorkDay, workDaysFrom } from './working-days.ts';

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
])('counts %s as a holiday and not as a working day (formato.giorni.4)', (day) => {
  expect(isHoliday(day)).toBe(true);
  expect(isWorkDay(day)).toBe(false);
});

it.each([
  ['2026-11-20', 'Friday', true, true],
  ['2026-11-21', 'Saturday', true, true],
  ['2026-11-22', 'Sunday', false, false],
  ['2026-04-06', 'Easter Monday', true, true],
  ['2026-12-08', 'a holiday on Tuesday', true, false],
])('returns for %s, %s: weekday %s, working day %s (formato.giorni.4)', (day, _what, weekday, working) => {
  expect(isWeekday(day)).toBe(weekday);
  expect(isWorkDay(day)).toBe(working);
});

it('counts ten holidays in every year', () => {
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

it('returns the ten fixed holidays in order (formato.giorni.4)', () => {
  expect(FIXED_HOLIDAYS).toEqual([
    '01-01',
    '01-06',
    '04-25',
    '05-01',
    '06-02',
    '08-15',
    '11-01',
    '12-08',
    '12-25',
    '12-26',
  ]);
});

it.each([
  ['2025-12-31', 'New Year’s Eve'],
  ['2026-01-02', 'the day after New Year'],
  ['2026-01-05', 'the day before Epiphany'],
  ['2026-01-07', 'the day after Epiphany'],
  ['2026-03-19', 'Saint Joseph'],
  ['2026-04-03', 'Good Friday'],
  ['2026-04-05', 'Easter Sunday'],
  ['2026-04-06', 'Easter Monday'],
  ['2027-03-29', 'Easter Monday'],
  ['2026-04-24', 'the day before 25 April'],
  ['2026-05-02', 'the day after 1 May'],
  ['2026-06-01', 'the day before 2 June'],
  ['2026-08-14', 'the day before 15 August'],
  ['2026-11-02', 'the day after 1 November'],
  ['2026-12-07', 'Saint Ambrose'],
  ['2026-12-24', 'Christmas Eve'],
  ['2026-12-27', 'the day after 26 December'],
])('returns no holiday for %s, %s (formato.giorni.4)', (day) => {
  expect(isHoliday(day)).toBe(false);
});

it.each([
  ['2026-11-16', true, true],
  ['2026-11-17', true, true],
  ['2026-11-18', true, true],
  ['2026-11-19', true, true],
  ['2026-11-20', true, true],
  ['2026-11-21', true, true],
  ['2026-11-22', false, false],
  ['2026-11-23', true, true],
  ['2026-11-01', false, false],
  ['2026-08-15', true, false],
  ['2026-12-25', true, false],
])('returns for %s weekday: %s, working day: %s', (day, weekday, working) => {
  expect(isWeekday(day)).toBe(weekday);
  expect(isWorkDay(day)).toBe(working);
});

it.each([
  ['2026-12-24', '2027-01-06', ['2026-12-25', '2026-12-26', '2027-01-01', '2027-01-06']],
  ['2026-12-25', '2026-12-25', ['2026-12-25']],
  ['2026-12-25', '2026-12-26', ['2026-12-25', '2026-12-26']],
  ['2026-12-26', '2027-01-01', ['2026-12-26', '2027-01-01']],
  ['2026-12-27', '2026-12-31', []],
  ['2026-01-02', '2026-01-05', []],
  ['2026-04-01', '2026-04-24', []],
  ['2026-12-26', '2026-12-25', []],
  ['2027-01-01', '2026-12-25', []],
  ['2028-01-01', '2026-12-25', []],
  [
    '2025-12-26',
    '2027-01-01',
    [
      '2025-12-26',
      '2026-01-01',
      '2026-01-06',
      '2026-04-25',
      '2026-05-01',
      '2026-06-02',
      '2026-08-15',
      '2026-11-01',
      '2026-12-08',
      '2026-12-25',
      '2026-12-26',
      '2027-01-01',
    ],
  ],
])('returns the holidays from %s to %s', (first, last, expected) => {
  expect(holidaysBetween(first, last)).toEqual(expected);
});

it.each([
  ['2026-11-22', 1, ['2026-11-23']],
  ['2026-11-21', 2, ['2026-11-21', '2026-11-23']],
  ['2026-04-04', 3, ['2026-04-04', '2026-04-06', '2026-04-07']],
  ['2026-12-25', 2, ['2026-12-28', '2026-12-29']],
  ['2026-12-31', 2, ['2026-12-31', '2027-01-02']],
  ['2026-11-21', -1, []],
])('returns from %s on %i working days', (first, count, expected) => {
  expect(workDaysFrom(first, count)).toEqual(expected);
});
