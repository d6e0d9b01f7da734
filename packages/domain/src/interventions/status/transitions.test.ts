import { describe, expect, it } from 'vitest';
import { BACKEND_INTERVENTION_STATES } from './backend-state.ts';
import {
  centreStepsOf,
  isBeforeItsDay,
  INTERVENTION_STEPS,
  INTERVENTION_SUB_STATE_LABELS,
  INTERVENTION_TRANSITIONS,
  reasonsOf,
  transition,
} from './transitions.ts';

// tools/rule-tables.test.ts compares the table with intervento.stato.11.

const states = [
  ...Object.entries(BACKEND_INTERVENTION_STATES).flatMap(([state, subs]) =>
    Object.keys(subs).map((subState) => ({ state, subState })),
  ),
  { state: 'Completed', subState: '' },
  { state: 'Consuntivato', subState: '' },
  { state: 'Fatturato', subState: '' },
];
const modes = ['VIDEOCALL', 'TECHINICIAN_EXIT'] as const;

const rows = INTERVENTION_TRANSITIONS.flatMap((row) => row.fromSubStates.map((subState) => ({ ...row, subState })));

describe('intervento.stato.11', () => {
  it.each(rows)('$step from $from/$subState leads to $to/$toSubState', (row) => {
    const mode = row.mode ?? 'VIDEOCALL';
    const standing = { state: row.from, subState: row.subState, mode };
    if (row.toSubState !== 'REASON') {
      const subState = row.toSubState === 'SAME' ? row.subState : row.toSubState;
      expect(transition(row.step, standing, undefined)).toEqual({ state: row.to, subState });
      expect(transition(row.step, standing, 'NOT_COVERED')).toEqual({ fault: 'REASON_NOT_EXPECTED' });
      return;
    }
    const reasons = reasonsOf(row.step, mode);
    expect(reasons).not.toEqual([]);
    for (const reason of reasons) {
      expect(transition(row.step, standing, reason)).toEqual({ state: row.to, subState: reason });
    }
    expect(transition(row.step, standing, undefined)).toEqual({ fault: 'REASON_NEEDED' });
    expect(transition(row.step, standing, 'WHATEVER')).toEqual({ fault: 'REASON_NEEDED' });
  });

  it('rejects all that has no row', () => {
    let refused = 0;
    for (const { state, subState } of states)
      for (const step of INTERVENTION_STEPS)
        for (const mode of modes) {
          const isRow = rows.some(
            (row) =>
              row.step === step && row.from === state && row.subState === subState && (row.mode ?? mode) === mode,
          );
          const got = transition(step, { state, subState, mode }, reasonsOf(step, mode)[0]);
          expect('fault' in got).toBe(!isRow);
          refused += Number(!isRow);
        }
    expect(refused).toBeGreaterThan(1000);
  });

  it('has a step from no two rows', () => {
    const keys = rows.map(({ step, from, subState }) => `${step} ${from} ${subState}`);
    expect(keys).toHaveLength(new Set(keys).size);
  });

  it('leads to states that the mapping knows', () => {
    for (const { to, toSubState } of INTERVENTION_TRANSITIONS) {
      const known: readonly string[] = [...Object.keys(BACKEND_INTERVENTION_STATES[to]), '', 'REASON', 'SAME'];
      expect(known).toContain(toSubState);
    }
  });

  it('reads an absent sub-state as empty, and any other of a completed one, too', () => {
    expect(
      transition('CHIEDI_PREVENTIVO', { state: 'In Progress', subState: null, mode: 'VIDEOCALL' }, undefined),
    ).toEqual({ state: 'In Progress', subState: 'AWAITING_QUOTE' });
    expect(transition('CONSUNTIVA', { state: 'Completed', subState: 'DONE', mode: 'VIDEOCALL' }, undefined)).toEqual({
      state: 'Consuntivato',
      subState: '',
    });
  });

  it('says why', () => {
    const call = { state: 'New', subState: 'TO_ASSIGN', mode: 'VIDEOCALL' } as const;
    const visit = { state: 'Fatturato', subState: '', mode: 'TECHINICIAN_EXIT' } as const;
    expect(transition('ASSEGNA', call, undefined)).toEqual({ fault: 'NOT_FOR_THIS_MODE' });
    expect(transition('ANNULLA', visit, 'NOT_COVERED')).toEqual({ fault: 'NOT_FROM_THIS_STATE' });
    expect(
      transition('ANNULLA', { ...visit, state: 'New', subState: 'TO_ASSIGN' }, 'VIDEOCALL_CUSTOMER_ABSENT'),
    ).toEqual({ fault: 'REASON_NEEDED' });
  });

  it('offers the centre what is allowed, but not what is the customer’s', () => {
    const at = (state: string, subState: string) => centreStepsOf({ state, subState, mode: 'TECHINICIAN_EXIT' });
    expect(at('New', 'TO_ASSIGN')).toEqual(['ASSEGNA', 'ANNULLA', 'RIPUDIA']);
    expect(at('In Progress', 'AWAITING_CUSTOMER_DECISION')).toEqual(['GESTISCI_RECLAMO', 'ANNULLA']);
    expect(at('Fatturato', '')).toEqual([]);
    expect(at('Whatever', '')).toEqual([]);
  });

  it.each([
    ['INIZIA', 'CONFIRMED', '2026-12-01', '2026-11-20', true],
    ['INIZIA', 'CONFIRMED', '2026-12-01', '2026-11-30', true],
    ['INIZIA', 'SCHEDULED', '2026-12-01', '2026-11-30', true],
    ['INIZIA', 'NONE', '2026-12-01', '2026-11-30', true],
    ['INIZIA', 'CONFIRMED', '2026-12-01', '2026-12-01', false],
    ['INIZIA', 'CONFIRMED', '2026-12-01', '2026-12-02', false],
    ['INIZIA', 'COMPLETED', '2026-12-01', '2026-11-30', false],
    ['CONCORDA', 'CONFIRMED', '2026-12-01', '2026-11-20', false],
  ] as const)(
    '%s of a slot that is %s on %s, on %s, comes too early: %s (intervento.stato.12)',
    (step, state, day, today, isEarly) => {
      expect(isBeforeItsDay(step, { day, state }, today)).toBe(isEarly);
    },
  );

  it('begins what has no appointment at any time', () => {
    expect(isBeforeItsDay('INIZIA', undefined, '2026-11-20')).toBe(false);
  });

  it('has words for each sub-state', () => {
    const named = Object.keys(INTERVENTION_SUB_STATE_LABELS);
    const known = [...new Set(states.map(({ subState }) => subState))].filter((each) => each !== '');
    expect(named.toSorted()).toEqual(known.toSorted());
  });
});
