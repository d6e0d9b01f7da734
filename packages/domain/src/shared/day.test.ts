import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayInRome, daysBetween, isDay, timeInRome, utcFromDay, weekdayOf } from './day.ts';
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
])('returns for %j whether it is a day: %s', (text, expected) => {
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
  ])('returns for the moment %s the day %s in Rome', (instant, day) => {
    expect(dayInRome(Date.parse(instant))).toBe(day);
  });

  it('returns the day whose half-open period holds the moment (formato.giorni.3)', () => {
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
])('starts the day %s in Rome at %s', (day, instant) => {
  expect(startOfDayInRome(day)).toBe(Date.parse(instant));
});

it('returns by daysBetween the count that addDays added', () => {
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
])('returns for the day %s the weekday %d (prodotto.lingua.2)', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

it.each([
  ['2000-02-29', true],
  ['1900-02-29', false],
  ['2026-12-31', true],
  ['2026-11-31', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['2026-01-32', false],
  ['9999-12-31', true],
  ['10000-01-01', false],
  ['02026-11-21', false],
  ['x2026-11-21', false],
  ['2026-11-21x', false],
  ['2026-11-210', false],
  [' 2026-11-21', false],
  ['2026-11-21\n', false],
  ['2026/11/21', false],
  ['abcd-ef-gh', false],
])('returns for %j a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

it.each([
  ['2026-01-15T22:59:59Z', '23:59'],
  ['2026-01-15T23:00:00Z', '00:00'],
  ['2026-07-15T06:05:59Z', '08:05'],
  ['2026-03-29T00:59:00Z', '01:59'],
  ['2026-03-29T01:00:00Z', '03:00'],
  ['2026-10-25T00:30:00Z', '02:30'],
  ['2026-10-25T01:30:00Z', '02:30'],
])('returns for %s the time %s (formato.giorni.2)', (instant, time) => {
  expect(timeInRome(Date.parse(instant))).toBe(time);
});

it('returns four digits for an early year', () => {
  expect(dayInRome(Date.parse('0999-06-15T12:00:00Z'))).toBe('0999-06-15');
});

it.each([
  ['2026-11-21', 0, '2026-11-21'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-01-01', 365, '2027-01-01'],
])('returns for %s and %i days the day %s, and the days back', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
  expect(daysBetween(day, expected)).toBe(count);
  expect(daysBetween(expected, day)).toBe(0 - count);
});

it.each([
  ['2026-11-16', 1],
  ['2026-11-17', 2],
  ['2026-11-18', 3],
  ['2026-11-19', 4],
  ['2026-11-20', 5],
  ['2026-11-21', 6],
  ['2026-11-22', 7],
  ['2024-02-29', 4],
])('returns for %s the weekday %i', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

it.each([
  ['1970-01-01', 0],
  ['1970-01-02', 86_400_000],
  ['1969-12-31', -86_400_000],
])('returns for %s the moment %i', (day, instant) => {
  expect(utcFromDay(day)).toBe(instant);
});
