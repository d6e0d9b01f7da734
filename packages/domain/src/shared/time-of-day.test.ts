import { expect, it } from 'vitest';
import { instantInRome, minutesIntoDay, startOfDayInRome } from './time-of-day.ts';

it.each([
  ['2026-01-16', '2026-01-15T23:00:00Z'],
  ['2026-07-16', '2026-07-15T22:00:00Z'],
  ['2026-03-29', '2026-03-28T23:00:00Z'],
  ['2026-03-30', '2026-03-29T22:00:00Z'],
  ['2026-10-25', '2026-10-24T22:00:00Z'],
  ['2026-10-26', '2026-10-25T23:00:00Z'],
  ['2027-01-01', '2026-12-31T23:00:00Z'],
])('returns for %s the start %s (formato.giorni.3)', (day, instant) => {
  expect(startOfDayInRome(day)).toBe(Date.parse(instant));
});

it.each([
  ['2026-01-15', '00:00', '2026-01-14T23:00:00Z'],
  ['2026-01-15', '23:59', '2026-01-15T22:59:00Z'],
  ['2026-07-15', '00:00', '2026-07-14T22:00:00Z'],
  ['2026-07-15', '09:30', '2026-07-15T07:30:00Z'],
  ['2026-03-29', '01:59', '2026-03-29T00:59:00Z'],
  ['2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00Z'],
  ['2026-10-25', '01:59', '2026-10-24T23:59:00Z'],
  ['2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00Z'],
])('returns for %s at %s the moment %s (formato.giorni.2)', (day, time, instant) => {
  expect(instantInRome(day, time)).toBe(Date.parse(instant));
});

it.each([
  ['00:00', 0],
  ['00:01', 1],
  ['01:00', 60],
  ['09:30', 570],
  ['23:59', 1439],
  ['24:00', 1440],
  ['9', 540],
])('returns for %s %i minutes', (time, minutes) => {
  expect(minutesIntoDay(time)).toBe(minutes);
});
