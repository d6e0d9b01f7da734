import { expect, it } from 'vitest';
import { afterQuietHours } from './quiet-hours.ts';

it.each([
  ['by day, at once', '2026-11-26T12:00:00Z', '2026-11-26T12:00:00Z'],
  ['at eight, at once', '2026-11-26T07:00:00Z', '2026-11-26T07:00:00Z'],
  ['just before eight', '2026-11-26T06:59:59Z', '2026-11-26T07:00:00Z'],
  ['at 20:59, at once', '2026-11-26T19:59:59Z', '2026-11-26T19:59:59Z'],
  ['at nine in the evening', '2026-11-26T20:00:00Z', '2026-11-27T07:00:00Z'],
  ['at midnight', '2026-11-25T23:00:00Z', '2026-11-26T07:00:00Z'],
  ['in summer', '2026-07-01T19:00:00Z', '2026-07-02T06:00:00Z'],
  ['the night in which summer time begins', '2026-03-28T21:30:00Z', '2026-03-29T06:00:00Z'],
  ['after the hour that is skipped', '2026-03-29T01:30:00Z', '2026-03-29T06:00:00Z'],
  ['the night in which summer time ends', '2026-10-24T20:30:00Z', '2026-10-25T07:00:00Z'],
  ['in the hour that comes twice', '2026-10-25T00:30:00Z', '2026-10-25T07:00:00Z'],
  ['in the last night of the year', '2026-12-31T22:30:00Z', '2027-01-01T07:00:00Z'],
])('returns when a push may be sent: %s (push.invio.2)', (_when, at, expected) => {
  expect(new Date(afterQuietHours(Date.parse(at), false)).toISOString()).toBe(expected.replace('Z', '.000Z'));
});

it('returns the moment itself for an urgent push (push.invio.2)', () => {
  const night = Date.parse('2026-11-26T02:00:00Z');
  expect(afterQuietHours(night, true)).toBe(night);
});
