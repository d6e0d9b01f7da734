import { describe, expect, it } from 'vitest';
import { instantInRome } from '../../shared/time-of-day.ts';
import { estimatedArrival, isAwaited, isEarlyFor, isLateFor, metresBetween, technicianStepsOf } from './technician.ts';

const duomo = { latitude: 45.4642, longitude: 9.19 };
const home = { latitude: 45.4621, longitude: 9.1554 };
const now = instantInRome('2026-11-20', '10:00');
const minutes = (count: number) => now + count * 60_000;

describe('where a technician stands', () => {
  it.each([
    ['Assigned', 'APPOINTMENT_AGREED', ['INIZIA'], true],
    ['Assigned', 'TO_ACCEPT', [], false],
    ['In Progress', 'INTERVENTION_IN_PROGRESS', ['COMPLETA', 'CHIEDI_PREVENTIVO', 'ATTENDI_MATERIALE'], false],
    ['In Progress', 'AWAITING_CUSTOMER_DECISION', [], false],
    ['Completed', '', [], false],
  ] as const)('%s %s allows %j (intervento.tecnico.2)', (state, subState, steps, isOpen) => {
    const standing = { state, subState, mode: 'TECHINICIAN_EXIT' } as const;
    expect(technicianStepsOf(standing)).toEqual(steps);
    expect(isAwaited(standing)).toBe(isOpen);
  });
});

describe('when a technician arrives (intervento.tecnico.4)', () => {
  it.each([
    ['as they said, where nothing else is known', { from: undefined, to: home }, minutes(30)],
    ['not in the past', { said: minutes(-5), from: undefined, to: home }, now],
    ['by the distance, where both ends are known', { from: duomo, to: home }, minutes(9)],
    ['at once, when they are there', { from: home, to: home }, now],
  ])('%s', (_, way, expected) => {
    expect(estimatedArrival({ now, said: minutes(30), ...way })).toBe(expected);
  });

  it('knows how far it is', () => {
    expect(Math.round(metresBetween(duomo, home) / 100)).toBe(27);
  });

  it.each([
    ['10:59', false],
    ['11:00', false],
    ['11:01', true],
  ])('at %s is late for 9–11: %s (intervento.tecnico.5)', (time, isLate) => {
    expect(isLateFor(instantInRome('2026-11-20', time), { day: '2026-11-20', ends: '11:00' })).toBe(isLate);
  });

  it.each([
    ['07:59', true],
    ['08:00', false],
    ['09:00', false],
  ])('at %s is early for 9–11: %s (intervento.tecnico.7)', (time, isEarly) => {
    expect(isEarlyFor(instantInRome('2026-11-20', time), { day: '2026-11-20', starts: '09:00' })).toBe(isEarly);
  });
});
