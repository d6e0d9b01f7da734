import { describe, expect, it } from 'vitest';
import { answerDeadline, openingState } from './opening-hours.ts';

const hours = { weekdays: { from: '08:00', to: '20:00' }, saturday: { from: '08:00', to: '13:00' } };
const iso = (instant: number) => new Date(instant).toISOString();

describe('customer service (assistenza.orari.1)', () => {
  it.each([
    // Friday 20 November 2026, winter time.
    ['2026-11-20T06:59:59Z', false, '2026-11-20T07:00:00.000Z'],
    ['2026-11-20T07:00:00Z', true, '2026-11-20T19:00:00.000Z'],
    ['2026-11-20T18:59:59Z', true, '2026-11-20T19:00:00.000Z'],
    ['2026-11-20T19:00:00Z', false, '2026-11-21T07:00:00.000Z'],
    // Saturday, then across Sunday.
    ['2026-11-21T11:59:00Z', true, '2026-11-21T12:00:00.000Z'],
    ['2026-11-21T12:00:00Z', false, '2026-11-23T07:00:00.000Z'],
    ['2026-11-22T10:00:00Z', false, '2026-11-23T07:00:00.000Z'],
    // Tuesday 8 December is a holiday.
    ['2026-12-08T10:00:00Z', false, '2026-12-09T07:00:00.000Z'],
    // Christmas, Saint Stephen's Day and a Sunday in a row.
    ['2026-12-24T19:30:00Z', false, '2026-12-28T07:00:00.000Z'],
    // Summer time, and the Monday after the clock change.
    ['2026-07-01T05:59:59Z', false, '2026-07-01T06:00:00.000Z'],
    ['2026-10-24T11:00:00Z', false, '2026-10-26T07:00:00.000Z'],
  ])('returns at %s whether it is open: %s, until or from %s', (now, isOpen, then) => {
    const state = openingState(hours, Date.parse(now));
    expect(state.isOpen).toBe(isOpen);
    expect(iso(state.isOpen ? state.closesAt : state.opensAt)).toBe(then);
  });

  it('opens on Monday without hours on Saturdays', () => {
    const state = openingState({ weekdays: hours.weekdays }, Date.parse('2026-11-21T09:00:00Z'));
    expect(state).toEqual({ isOpen: false, opensAt: Date.parse('2026-11-23T07:00:00Z') });
  });
});

it.each([
  // Sent on Friday, three working days: Saturday, Monday, Tuesday.
  ['2026-11-20T09:00:00Z', 3, '2026-11-24T17:00:00.000Z'],
  // Late on Friday in Rome it is still Friday.
  ['2026-11-20T22:59:00Z', 1, '2026-11-21T17:00:00.000Z'],
  ['2026-11-20T23:30:00Z', 1, '2026-11-23T17:00:00.000Z'],
  ['2026-12-24T09:00:00Z', 2, '2026-12-29T17:00:00.000Z'],
  ['2026-07-01T09:00:00Z', 1, '2026-07-02T16:00:00.000Z'],
])('returns for a message sent at %s and %i working days the deadline %s', (sent, days, expected) => {
  expect(iso(answerDeadline(Date.parse(sent), days))).toBe(expected);
});
