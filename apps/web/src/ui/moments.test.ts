import { describe, expect, it, vi } from 'vitest';
import {
  comingDay,
  fullDay,
  longDay,
  longMoment,
  pastMoment,
  shortMoment,
  timesWords,
  timeWords,
  usedMoment,
} from './moments.ts';

// Lingui macros exist only after the build, and Node runs the sources unbuilt.
vi.mock('@lingui/core/macro', () => ({
  t: (raw: TemplateStringsArray, ...values: unknown[]) => String.raw({ raw }, ...values),
}));

const at = Date.parse;

// On 28 March 2027 the clocks of Rome go from 2 to 3, on 31 October 2027 from 3 back to 2.

describe('a day to come', () => {
  it.each([
    ['2026-11-22T09:00:00+01:00', '2026-11-22T23:59:00+01:00', 'oggi'],
    ['2026-11-22T09:00:00+01:00', '2026-11-23T00:00:00+01:00', 'domani'],
    ['2026-11-22T09:00:00+01:00', '2026-11-24T18:00:00+01:00', 'martedì 24 novembre'],
    ['2026-12-30T09:00:00+01:00', '2027-01-01T09:00:00+01:00', 'venerdì 1° gennaio 2027'],
    ['2026-12-31T23:59:00+01:00', '2027-01-01T09:00:00+01:00', 'domani'],
    // Midnight in Rome is one or two hours before midnight UTC.
    ['2026-11-22T23:30:00Z', '2026-11-23T10:00:00Z', 'oggi'],
    ['2026-07-22T22:30:00Z', '2026-07-23T10:00:00Z', 'oggi'],
    // The day with 23 hours.
    ['2027-03-27T23:30:00+01:00', '2027-03-28T12:00:00+02:00', 'domani'],
    ['2027-03-27T23:30:00+01:00', '2027-03-29T12:00:00+02:00', 'lunedì 29 marzo'],
    ['2027-03-28T00:30:00+01:00', '2027-03-28T23:30:00+02:00', 'oggi'],
    ['2027-03-28T23:30:00+02:00', '2027-03-29T00:30:00+02:00', 'domani'],
    // The day with 25 hours.
    ['2027-10-30T23:30:00+02:00', '2027-10-31T23:30:00+01:00', 'domani'],
    ['2027-10-31T00:30:00+02:00', '2027-10-31T23:30:00+01:00', 'oggi'],
    ['2027-10-31T00:30:00+02:00', '2027-11-01T00:30:00+01:00', 'domani'],
    ['2027-10-31T00:30:00+02:00', '2027-11-02T00:30:00+01:00', 'martedì 2 novembre'],
  ])('formats from %s the coming %s as %s', (now, moment, words) => {
    expect(comingDay(at(moment), at(now))).toBe(words);
  });
});

describe('a moment in the past', () => {
  it.each([
    ['2026-11-21T10:00:00Z', '2026-11-21T09:05:00Z', 'oggi alle 10:05', 'oggi alle 10:05'],
    ['2026-11-21T10:00:00Z', '2026-11-20T23:00:00Z', 'oggi alle 00:00', 'oggi alle 00:00'],
    ['2026-11-21T10:00:00Z', '2026-11-20T22:59:00Z', 'ieri alle 23:59', 'ieri alle 23:59'],
    ['2026-11-21T10:00:00Z', '2026-11-19T22:59:00Z', '19 novembre', 'il 19 novembre alle 23:59'],
    ['2026-11-21T10:00:00Z', '2026-11-01T08:00:00Z', '1° novembre', 'il 1° novembre alle 09:00'],
    ['2026-11-21T10:00:00Z', '2025-12-31T12:00:00Z', '31 dicembre 2025', 'il 31 dicembre 2025 alle 13:00'],
    // The day with 23 hours: 24 hours before 00:30 on the 29th it was still the 27th.
    ['2027-03-29T00:30:00+02:00', '2027-03-28T00:30:00+01:00', 'ieri alle 00:30', 'ieri alle 00:30'],
    ['2027-03-29T00:30:00+02:00', '2027-03-27T23:30:00+01:00', '27 marzo', 'il 27 marzo alle 23:30'],
    ['2027-03-28T03:00:00+02:00', '2027-03-28T01:59:00+01:00', 'oggi alle 01:59', 'oggi alle 01:59'],
    // The day with 25 hours: 24 hours before 23:30 it was the same day.
    ['2027-10-31T23:30:00+01:00', '2027-10-31T00:15:00+02:00', 'oggi alle 00:15', 'oggi alle 00:15'],
    ['2027-10-31T23:30:00+01:00', '2027-10-30T23:30:00+02:00', 'ieri alle 23:30', 'ieri alle 23:30'],
    ['2027-11-01T00:30:00+01:00', '2027-10-31T00:30:00+02:00', 'ieri alle 00:30', 'ieri alle 00:30'],
    ['2027-11-01T00:30:00+01:00', '2027-10-30T23:59:00+02:00', '30 ottobre', 'il 30 ottobre alle 23:59'],
    // The hour that occurs twice.
    ['2027-10-31T12:00:00+01:00', '2027-10-31T02:30:00+02:00', 'oggi alle 02:30', 'oggi alle 02:30'],
    ['2027-10-31T12:00:00+01:00', '2027-10-31T02:30:00+01:00', 'oggi alle 02:30', 'oggi alle 02:30'],
  ])('formats from %s the past %s as %s', (now, moment, words, withTime) => {
    expect(pastMoment(at(moment), at(now))).toBe(words);
    expect(usedMoment(at(moment), at(now))).toBe(withTime);
  });
});

it.each([
  ['2026-11-07T09:05Z', 'il 7 novembre alle 10:05'],
  ['2026-11-08T09:05Z', 'l’8 novembre alle 10:05'],
  ['2026-11-11T09:05Z', 'l’11 novembre alle 10:05'],
  ['2026-11-18T09:05Z', 'il 18 novembre alle 10:05'],
  ['2025-11-11T09:05Z', 'l’11 novembre 2025 alle 10:05'],
])('formats the last use at %s as %s', (moment, words) => {
  expect(usedMoment(at(moment), at('2026-11-25T10:00Z'))).toBe(words);
});

it.each([
  ['2024-12-05', '5 dicembre 2024', 'giovedì 5 dicembre 2024'],
  ['2026-12-04', '4 dicembre 2026', 'venerdì 4 dicembre'],
  ['2026-05-01', '1° maggio 2026', 'venerdì 1° maggio'],
  ['2026-11-11', '11 novembre 2026', 'mercoledì 11 novembre'],
  ['2027-01-01', '1° gennaio 2027', 'venerdì 1° gennaio 2027'],
  ['2027-03-28', '28 marzo 2027', 'domenica 28 marzo 2027'],
  ['2027-10-31', '31 ottobre 2027', 'domenica 31 ottobre 2027'],
])('formats in 2026 the day %s as %s, or %s', (day, full, long) => {
  expect(fullDay(day)).toBe(full);
  expect(longDay(day, at('2026-11-22T12:00:00Z'))).toBe(long);
});

it.each([
  ['2026-11-22T17:30:00Z', '18:30', 'domenica 22 novembre alle 18:30', '22/11/26, 18:30'],
  ['2026-12-31T23:00:00Z', '00:00', 'venerdì 1° gennaio 2027 alle 00:00', '01/01/27, 00:00'],
  ['2027-03-28T00:59:00Z', '01:59', 'domenica 28 marzo 2027 alle 01:59', '28/03/27, 01:59'],
  ['2027-03-28T01:00:00Z', '03:00', 'domenica 28 marzo 2027 alle 03:00', '28/03/27, 03:00'],
  ['2027-10-31T00:30:00Z', '02:30', 'domenica 31 ottobre 2027 alle 02:30', '31/10/27, 02:30'],
  ['2027-10-31T01:30:00Z', '02:30', 'domenica 31 ottobre 2027 alle 02:30', '31/10/27, 02:30'],
])('formats in 2026 the moment %s as %s, %s, %s', (moment, hour, long, short) => {
  expect(timeWords(at(moment))).toBe(hour);
  expect(longMoment(at(moment), at('2026-11-22T12:00:00Z'))).toBe(long);
  expect(shortMoment(at(moment))).toBe(short);
});

it('joins a range of times with a word joiner after its dash (UAX 14)', () => {
  expect(timesWords('09:00', '11:00')).toBe('09:00–\u206011:00');
});
