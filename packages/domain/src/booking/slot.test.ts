import { expect, it } from 'vitest';
import { adjustedSlotState, SLOT_STATES } from './slot.ts';

it('returns the eight slot states (intervento.fascia.1)', () => {
  expect(SLOT_STATES).toEqual([
    'NONE',
    'SCHEDULED',
    'CONFIRMED',
    'COMPLETED',
    'CANNOT COMPLETE',
    'IN_PROGRESS',
    'CANCELLED',
    'SCONOSCIUTO',
  ]);
});

it.each([
  ['NONE', true, 'NONE'],
  ['SCHEDULED', true, 'CONFIRMED'],
  ['SCHEDULED', false, 'SCHEDULED'],
  ['SCHEDULED', undefined, 'SCHEDULED'],
  ['CONFIRMED', true, 'CONFIRMED'],
  ['CONFIRMED', false, 'CONFIRMED'],
  ['COMPLETED', true, 'COMPLETED'],
  ['CANNOT COMPLETE', true, 'CANNOT COMPLETE'],
  ['IN_PROGRESS', true, 'IN_PROGRESS'],
  ['CANCELLED', true, 'CANCELLED'],
  ['SCONOSCIUTO', true, 'SCONOSCIUTO'],
] as const)(
  'maps a slot in state %s with confirmed appointment %s to %s (intervento.stato.7)',
  (state, isAppointmentConfirmed, expected) => {
    expect(adjustedSlotState({ state, isAppointmentConfirmed })).toBe(expected);
  },
);
