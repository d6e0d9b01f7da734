import { describe, expect, it } from 'vitest';
import { instantInRome } from '../../shared/time-of-day.ts';
import {
  ARRIVAL_MINUTES,
  EARLY_BY_MS,
  estimatedArrival,
  isAwaited,
  isEarlyFor,
  isLateFor,
  isTechnicianThere,
  metresBetween,
  MOST_TECHNICIAN_PHOTOS,
  POSITION_KEPT_MS,
  SET_OUT_BY_MS,
  TECHNICIAN_STEPS,
  technicianStepsOf,
} from './technician.ts';

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
  ] as const)('allows in %s %s the steps %j (intervento.tecnico.2)', (state, subState, steps, isOpen) => {
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
  ])('estimates the arrival of a technician %s', (_, way, expected) => {
    expect(estimatedArrival({ now, said: minutes(30), ...way })).toBe(expected);
  });

  it('knows how far it is', () => {
    expect(Math.round(metresBetween(duomo, home) / 100)).toBe(27);
  });

  it.each([
    ['10:59', false],
    ['11:00', false],
    ['11:01', true],
  ])('returns at %s whether an arrival is late for 9–11: %s (intervento.tecnico.5)', (time, isLate) => {
    expect(isLateFor(instantInRome('2026-11-20', time), { day: '2026-11-20', ends: '11:00' })).toBe(isLate);
  });

  it.each([
    ['07:59', true],
    ['08:00', false],
    ['09:00', false],
  ])('returns at %s whether an arrival is early for 9–11: %s (intervento.tecnico.7)', (time, isEarly) => {
    expect(isEarlyFor(instantInRome('2026-11-20', time), { day: '2026-11-20', starts: '09:00' })).toBe(isEarly);
  });
});

it.each([
  [
    'the steps of a technician (intervento.tecnico.2)',
    TECHNICIAN_STEPS,
    ['INIZIA', 'COMPLETA', 'CHIEDI_PREVENTIVO', 'ATTENDI_MATERIALE'],
  ],
  ['the minutes to choose from', ARRIVAL_MINUTES, [10, 15, 20, 30, 45, 60, 90]],
  ['ten minutes for a position', POSITION_KEPT_MS, 600_000],
  ['ten photos', MOST_TECHNICIAN_PHOTOS, 10],
  ['20 minutes for a departure (intervento.tecnico.5)', SET_OUT_BY_MS, 1_200_000],
  ['an hour for an early arrival (intervento.tecnico.7)', EARLY_BY_MS, 3_600_000],
])('returns %s', (_, constant, value) => {
  expect(constant).toEqual(value);
});

it.each([
  ['Assigned', 'APPOINTMENT_AGREED', 'TECHINICIAN_EXIT', true],
  ['Assigned', 'APPOINTMENT_AGREED', 'VIDEOCALL', false],
  ['Assigned', 'ACCEPTED', 'TECHINICIAN_EXIT', false],
  ['Assigned', '', 'TECHINICIAN_EXIT', false],
  ['Assigned', null, 'TECHINICIAN_EXIT', false],
  ['In Progress', 'APPOINTMENT_AGREED', 'TECHINICIAN_EXIT', false],
  ['New', 'TO_ASSIGN', 'VIDEOCALL', false],
] as const)('returns for %s with %j by %s awaited: %s', (state, subState, mode, expected) => {
  expect(isAwaited({ state, subState, mode })).toBe(expected);
});

it.each([
  ['INIZIA', true],
  ['COMPLETA', false],
  ['CHIEDI_PREVENTIVO', false],
  ['ATTENDI_MATERIALE', false],
  ['CONCORDA', false],
] as const)('returns for step %s at the address: %s', (step, expected) => {
  expect(isTechnicianThere(step)).toBe(expected);
});

it.each([
  [[0, 0], [0, 0], 0],
  [[0, 0], [0, 1], 111_195],
  [[0, 1], [0, 0], 111_195],
  [[0, 0], [1, 0], 111_195],
  [[60, 10], [60, 11], 55_597],
  [[45.4642, 9.19], [41.9028, 12.4964], 476_885],
  [[-45, 170], [45, -170], 10_199_682],
  [[90, 0], [-90, 0], 20_015_087],
] as const)('returns from %j to %j %d metres', (one, other, metres) => {
  const found = metresBetween({ latitude: one[0], longitude: one[1] }, { latitude: other[0], longitude: other[1] });
  expect(Math.round(found)).toBe(metres);
});

describe('estimatedArrival (intervento.tecnico.4)', () => {
  const start = { latitude: 0, longitude: 0 };
  const north = (latitude: number) => ({ latitude, longitude: 0 });

  it.each([
    ['0 m', 0, 0],
    ['11 m', 0.0001, 1],
    ['322 m', 0.0029, 1],
    ['345 m', 0.0031, 2],
    ['667 m', 0.006, 3],
    ['3,325 m', 0.0299, 10],
    ['3,330 m', 0.02995, 10],
    ['3,336 m', 0.03, 11],
    ['3,347 m', 0.0301, 11],
  ])('returns for %s (%d degrees) %i minutes', (_, latitude, expected) => {
    expect(estimatedArrival({ now, said: minutes(30), from: start, to: north(latitude) })).toBe(minutes(expected));
  });

  it.each([
    ['without both positions', undefined, undefined, 30, 30],
    ['without a start', undefined, start, 30, 30],
    ['without a destination', start, undefined, 30, 30],
    ['without a destination, announced for the past', start, undefined, -5, 0],
    ['with both positions, announced for the past', start, north(0.006), -5, 3],
  ])('returns %s the minutes of the announcement or of the way', (_, from, to, said, expected) => {
    expect(estimatedArrival({ now, said: minutes(said), from, to })).toBe(minutes(expected));
  });
});

it.each([
  ['2026-11-19', '23:59', false],
  ['2026-11-20', '11:00', false],
  ['2026-11-20', '11:01', true],
  ['2026-11-21', '08:00', true],
])('returns for an arrival on %s at %s late: %s (intervento.tecnico.5)', (day, time, expected) => {
  expect(isLateFor(instantInRome(day, time), { day: '2026-11-20', ends: '11:00' })).toBe(expected);
});

it.each([
  [-1, true],
  [0, false],
  [1, false],
])('returns for an arrival %i ms from an hour before the window early: %s (intervento.tecnico.7)', (by, expected) => {
  const anHourBefore = Date.parse('2026-11-20T08:00:00+01:00');
  expect(isEarlyFor(anHourBefore + by, { day: '2026-11-20', starts: '09:00' })).toBe(expected);
});

it.each([
  ['In Progress', '', ['COMPLETA', 'CHIEDI_PREVENTIVO', 'ATTENDI_MATERIALE']],
  ['In Progress', null, ['COMPLETA', 'CHIEDI_PREVENTIVO', 'ATTENDI_MATERIALE']],
  ['In Progress', 'QUOTE_APPROVED_AWAITING_WORKS', ['ATTENDI_MATERIALE']],
  ['In Progress', 'AWAITING_COMPLAINT_HANDLING', ['COMPLETA']],
  ['In Progress', 'AWAITING_MATERIAL', []],
  ['New', 'TO_ASSIGN', []],
])('returns for %s with %j the steps %j (intervento.tecnico.2)', (state, subState, steps) => {
  expect(technicianStepsOf({ state, subState, mode: 'TECHINICIAN_EXIT' })).toEqual(steps);
});
