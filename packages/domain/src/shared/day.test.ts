import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayInRome, daysBetween, isDay, weekdayOf } from './day.ts';
import { startOfDayInRome } from './time-of-day.ts';

const instants = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  .map((date) => date.getTime());

it.each([
  ['2026-11-21', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['0001-01-01', true],
  ['0000-01-01', false],
  ['0000-02-29', false],
  ['2026-1-1', false],
  ['20261121', false],
  ['2026-11-21T00:00:00Z', false],
  ['', false],
])('isDay(%j) is %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

describe('dayInRome (formato.giorni.2)', () => {
  it.each([
    ['2026-01-15T22:59:59Z', '2026-01-15'],
    ['2026-01-15T23:00:00Z', '2026-01-16'],
    ['2026-07-15T21:59:59Z', '2026-07-15'],
    ['2026-07-15T22:00:00Z', '2026-07-16'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
    ['2026-03-28T23:30:00Z', '2026-03-29'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
  ])('%s is on %s', (instant, day) => {
    expect(dayInRome(Date.parse(instant))).toBe(day);
  });

  it('is the day whose half-open period holds the moment (formato.giorni.3)', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const day = dayInRome(instant);
        expect(startOfDayInRome(day)).toBeLessThanOrEqual(instant);
        expect(startOfDayInRome(addDays(day, 1))).toBeGreaterThan(instant);
      }),
    );
  });
});

it.each([
  ['2026-01-16', '2026-01-15T23:00:00Z'],
  ['2026-07-16', '2026-07-15T22:00:00Z'],
  ['2026-03-29', '2026-03-28T23:00:00Z'],
  ['2026-03-30', '2026-03-29T22:00:00Z'],
  ['2026-10-25', '2026-10-24T22:00:00Z'],
  ['2026-10-26', '2026-10-25T23:00:00Z'],
])('%s begins at %s', (day, instant) => {
  expect(startOfDayInRome(day)).toBe(Date.parse(instant));
});

it('addDays and daysBetween are inverse', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: -10_000, max: 10_000 }), (instant, count) => {
      const day = dayInRome(instant);
      expect(daysBetween(day, addDays(day, count))).toBe(count);
    }),
  );
});

it.each([
  ['2026-11-16', 1],
  ['2026-11-21', 6],
  ['2026-11-22', 7],
])('%s is weekday %d (prodotto.lingua.2)', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});
