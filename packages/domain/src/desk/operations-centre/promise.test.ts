import { describe, expect, it } from 'vitest';
import { BACKEND_INTERVENTION_STATES } from '../../interventions/status/backend-state.ts';
import { INTERVENTION_QUEUE_STATES } from './queue.ts';
import { CENTRE_FIRST_MS, COMPANY_SEARCH_WORK_DAYS, INTERVENTION_TURNS, promisedBy, turnOf } from './promise.ts';

const since = Date.parse('2026-11-20T09:00:00+01:00');
const appointment = { day: '2026-12-01', starts: '09:00', ends: '11:00' };
const soon = { day: '2026-11-21', starts: '09:00', ends: '11:00' };
const at = (text: string) => Date.parse(`${text}:00+01:00`);

describe('intervento.promessa.1', () => {
  it.each([
    ['New', 'TO_ASSIGN', 'CENTRE', '2026-11-21T18:00'],
    ['New', 'TO_REASSIGN', 'CENTRE', '2026-11-21T18:00'],
    ['New', 'CUSTOMER_CANCELLATION_REQUEST', 'NOBODY', undefined],
    ['Assigned', '', 'COMPANY', '2026-11-21T18:00'],
    ['Assigned', 'TO_ACCEPT', 'COMPANY', '2026-11-21T18:00'],
    ['Assigned', 'ACCEPTED', 'CENTRE', '2026-11-23T18:00'],
    ['Assigned', 'APPOINTMENT_AGREED', 'COMPANY', '2026-12-01T11:00'],
    ['In Progress', '', 'COMPANY', '2026-11-21T18:00'],
    ['In Progress', 'INTERVENTION_IN_PROGRESS', 'COMPANY', '2026-11-21T18:00'],
    ['In Progress', 'AWAITING_QUOTE', 'COMPANY', '2026-11-24T18:00'],
    ['In Progress', 'QUOTE_AWAITING_APPROVAL', 'CENTRE', '2026-11-21T18:00'],
    ['In Progress', 'AWAITING_PAYMENT_VERIFICATION', 'CENTRE', '2026-11-23T18:00'],
    ['In Progress', 'AWAITING_MATERIAL', 'COMPANY', '2026-12-02T18:00'],
    ['In Progress', 'AWAITING_CUSTOMER_DECISION', 'CUSTOMER', undefined],
    ['In Progress', 'AWAITING_COMPLAINT_HANDLING', 'CENTRE', '2026-11-23T18:00'],
    ['In Progress', 'QUOTE_APPROVED_AWAITING_WORKS', 'CUSTOMER', undefined],
    ['Completed', '', 'NOBODY', undefined],
    ['Whatever', '', 'NOBODY', undefined],
  ])('returns for %s with %s the turn of %s, by %s', (state, subState, turn, by) => {
    expect(turnOf(state, subState)).toBe(turn);
    expect(promisedBy({ state, subState, since }, appointment)).toBe(by && at(by));
  });

  it('limits the deadline to the beginning of the appointment that has to be prepared', () => {
    expect(promisedBy({ state: 'New', subState: 'TO_ASSIGN', since }, soon)).toBe(at('2026-11-21T09:00'));
  });

  it.each([1, 2, 10])('leaves a search for a company %i working days (intervento.ricerca.1)', (days) => {
    const by = { 1: '2026-11-21', 2: '2026-11-23', 10: '2026-12-02' }[days];
    expect(promisedBy({ state: 'New', subState: 'TO_ASSIGN', since }, undefined, days)).toBe(at(`${by}T18:00`));
    expect(promisedBy({ state: 'Assigned', subState: 'TO_ACCEPT', since }, undefined, days)).toBe(
      at('2026-11-21T18:00'),
    );
  });

  it('returns without an appointment the deadline by days, and none for an agreed one', () => {
    expect(promisedBy({ state: 'New', subState: 'TO_ASSIGN', since }, undefined)).toBe(at('2026-11-21T18:00'));
    expect(promisedBy({ state: 'Assigned', subState: 'APPOINTMENT_AGREED', since }, undefined)).toBeUndefined();
  });

  it('lists the turns of each sub-state of New, Assigned and In Progress', () => {
    for (const state of ['New', 'Assigned', 'In Progress'] as const) {
      expect(Object.keys(INTERVENTION_TURNS[state] ?? {})).toEqual(Object.keys(BACKEND_INTERVENTION_STATES[state]));
    }
  });
});

it('puts each sub-state of each state into one queue (operatore.centrale.2)', () => {
  const queues = Object.values(INTERVENTION_QUEUE_STATES);
  for (const [state, subs] of Object.entries(BACKEND_INTERVENTION_STATES)) {
    for (const subState of [...Object.keys(subs), '']) {
      const isIn = queues.filter((rows) =>
        rows.some((row) => row.state === state && (row.subStates?.includes(subState) ?? true)),
      );
      expect(isIn.length).toBe(subState === '' && isIn.length === 0 ? 0 : 1);
    }
  }
});

it('returns one day for the search, and a quarter of an hour for the centre (intervento.ricerca.1, intervento.promessa.2)', () => {
  expect(COMPANY_SEARCH_WORK_DAYS).toBe(1);
  expect(CENTRE_FIRST_MS).toBe(900_000);
});

describe('the table of turns (intervento.promessa.1)', () => {
  it.each([
    ['New', 'TO_ASSIGN', { turn: 'CENTRE', workDays: 'SEARCH', appointment: 'START' }],
    ['New', 'TO_REASSIGN', { turn: 'CENTRE', workDays: 'SEARCH', appointment: 'START' }],
    ['New', 'CUSTOMER_CANCELLATION_REQUEST', { turn: 'NOBODY' }],
    ['Assigned', '', { turn: 'COMPANY', workDays: 1, appointment: 'START' }],
    ['Assigned', 'TO_ACCEPT', { turn: 'COMPANY', workDays: 1, appointment: 'START' }],
    ['Assigned', 'ACCEPTED', { turn: 'CENTRE', workDays: 2, appointment: 'START' }],
    ['Assigned', 'APPOINTMENT_AGREED', { turn: 'COMPANY', appointment: 'END' }],
    ['In Progress', '', { turn: 'COMPANY', workDays: 1 }],
    ['In Progress', 'INTERVENTION_IN_PROGRESS', { turn: 'COMPANY', workDays: 1 }],
    ['In Progress', 'AWAITING_QUOTE', { turn: 'COMPANY', workDays: 3 }],
    ['In Progress', 'QUOTE_AWAITING_APPROVAL', { turn: 'CENTRE', workDays: 1 }],
    ['In Progress', 'AWAITING_PAYMENT_VERIFICATION', { turn: 'CENTRE', workDays: 2 }],
    ['In Progress', 'AWAITING_MATERIAL', { turn: 'COMPANY', workDays: 10 }],
    ['In Progress', 'AWAITING_CUSTOMER_DECISION', { turn: 'CUSTOMER' }],
    ['In Progress', 'AWAITING_COMPLAINT_HANDLING', { turn: 'CENTRE', workDays: 2 }],
    ['In Progress', 'QUOTE_APPROVED_AWAITING_WORKS', { turn: 'CUSTOMER' }],
  ])('maps %s with %j to %j', (state, subState, turn) => {
    expect(INTERVENTION_TURNS[state]?.[subState]).toEqual(turn);
  });

  it('returns its states in order', () => {
    expect(Object.keys(INTERVENTION_TURNS)).toEqual(['New', 'Assigned', 'In Progress']);
  });
});

describe('turnOf (intervento.promessa.1)', () => {
  it.each([
    ['Assigned', null, 'COMPANY'],
    ['Assigned', undefined, 'COMPANY'],
    ['Assigned', '  ', 'COMPANY'],
    ['New', ' TO_ASSIGN ', 'CENTRE'],
    ['New', null, 'NOBODY'],
    ['New', 'ACCEPTED', 'NOBODY'],
    ['new', 'TO_ASSIGN', 'NOBODY'],
    ['Canceled', 'CUSTOMER_OTHER', 'NOBODY'],
    ['', '', 'NOBODY'],
  ])('returns for %j with %j the turn of %s', (state, subState, turn) => {
    expect(turnOf(state, subState)).toBe(turn);
  });
});

describe('promisedBy with an appointment on the next day (intervento.promessa.1)', () => {
  it.each([
    ['New', 'TO_ASSIGN', '2026-11-21T09:00'],
    ['New', 'TO_REASSIGN', '2026-11-21T09:00'],
    ['New', 'CUSTOMER_CANCELLATION_REQUEST', undefined],
    ['Assigned', null, '2026-11-21T09:00'],
    ['Assigned', '', '2026-11-21T09:00'],
    ['Assigned', 'TO_ACCEPT', '2026-11-21T09:00'],
    ['Assigned', 'ACCEPTED', '2026-11-21T09:00'],
    ['Assigned', 'APPOINTMENT_AGREED', '2026-11-21T11:00'],
    ['In Progress', '', '2026-11-21T18:00'],
    ['In Progress', 'INTERVENTION_IN_PROGRESS', '2026-11-21T18:00'],
    ['In Progress', 'AWAITING_QUOTE', '2026-11-24T18:00'],
    ['In Progress', 'QUOTE_AWAITING_APPROVAL', '2026-11-21T18:00'],
    ['In Progress', 'AWAITING_PAYMENT_VERIFICATION', '2026-11-23T18:00'],
    ['In Progress', 'AWAITING_MATERIAL', '2026-12-02T18:00'],
    ['In Progress', 'AWAITING_CUSTOMER_DECISION', undefined],
    ['In Progress', 'AWAITING_COMPLAINT_HANDLING', '2026-11-23T18:00'],
    ['In Progress', 'QUOTE_APPROVED_AWAITING_WORKS', undefined],
    ['Completed', '', undefined],
  ])('returns for %s with %j %s', (state, subState, by) => {
    expect(promisedBy({ state, subState, since }, soon)).toBe(by && at(by));
  });

  it('returns the working days after a holiday and a Sunday', () => {
    const christmasEve = Date.parse('2026-12-24T23:30:00+01:00');
    expect(promisedBy({ state: 'Assigned', subState: '', since: christmasEve }, undefined)).toBe(
      at('2026-12-28T18:00'),
    );
  });

  it('returns the days from the day in Rome on', () => {
    const afterMidnight = Date.parse('2026-11-19T23:30:00Z');
    expect(promisedBy({ state: 'Assigned', subState: '', since: afterMidnight }, undefined)).toBe(
      at('2026-11-21T18:00'),
    );
  });

  it('returns no deadline for a search of no days without an appointment', () => {
    expect(promisedBy({ state: 'New', subState: 'TO_ASSIGN', since }, undefined, 0)).toBeUndefined();
    expect(promisedBy({ state: 'New', subState: 'TO_ASSIGN', since }, soon, 0)).toBe(at('2026-11-21T09:00'));
  });
});
