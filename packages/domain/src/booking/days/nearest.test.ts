import { expect, it } from 'vitest';
import { nearestFirst } from './nearest.ts';

const wanted = { date: '2026-12-10', start: '11:00' };

it.each([
  ['no slot', [], []],
  [
    'fewer days between first, before or after',
    ['2026-12-14 11:00', '2026-12-07 11:00', '2026-12-11 11:00', '2026-12-08 11:00'],
    ['2026-12-11 11:00', '2026-12-08 11:00', '2026-12-07 11:00', '2026-12-14 11:00'],
  ],
  [
    'the nearest time of one day, before or after',
    ['2026-12-10 16:00', '2026-12-10 08:00', '2026-12-10 12:30', '2026-12-10 10:00'],
    ['2026-12-10 10:00', '2026-12-10 12:30', '2026-12-10 08:00', '2026-12-10 16:00'],
  ],
  [
    'days between before the time of day',
    ['2026-12-12 11:00', '2026-12-11 18:00', '2026-12-10 20:00'],
    ['2026-12-10 20:00', '2026-12-11 18:00', '2026-12-12 11:00'],
  ],
  [
    'the time of day at equal days between',
    ['2026-12-11 09:00', '2026-12-09 11:00', '2026-12-11 12:00'],
    ['2026-12-09 11:00', '2026-12-11 12:00', '2026-12-11 09:00'],
  ],
  [
    'the given order where all is equal',
    ['2026-12-11 12:00', '2026-12-09 10:00', '2026-12-09 12:00'],
    ['2026-12-11 12:00', '2026-12-09 10:00', '2026-12-09 12:00'],
  ],
])('returns %s (prenotazione.fascia.3)', (_what, given, expected) => {
  const slots = given.map((text) => ({ text, date: text.slice(0, 10), start: text.slice(11) }));
  expect(nearestFirst(slots, wanted).map(({ text }) => text)).toEqual(expected);
  expect(slots.map(({ text }) => text)).toEqual(given);
});
