import { describe, expect, it } from 'vitest';
import { BACKEND_INTERVENTION_STATES } from './backend-state.ts';
import {
  CENTRE_STEPS,
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

  it('lists each step from a state and sub-state only once', () => {
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
    'returns for %s of a slot that is %s on %s, on %s, whether it is too early: %s (intervento.stato.12)',
    (step, state, day, today, isEarly) => {
      expect(isBeforeItsDay(step, { day, state }, today)).toBe(isEarly);
    },
  );

  it('begins what has no appointment at any time', () => {
    expect(isBeforeItsDay('INIZIA', undefined, '2026-11-20')).toBe(false);
  });

  it('labels each known sub-state and no other', () => {
    const named = Object.keys(INTERVENTION_SUB_STATE_LABELS);
    const known = [...new Set(states.map(({ subState }) => subState))].filter((each) => each !== '');
    expect(named.toSorted()).toEqual(known.toSorted());
  });
});

it('returns the steps in order (intervento.stato.11)', () => {
  expect(INTERVENTION_STEPS).toEqual([
    'ASSEGNA',
    'RITIRA',
    'ACCETTA',
    'CONCORDA',
    'INIZIA',
    'CHIEDI_PREVENTIVO',
    'RICEVI_PREVENTIVO',
    'INVIA_PREVENTIVO',
    'PREVENTIVO_ACCETTATO',
    'PREVENTIVO_RIFIUTATO',
    'VERIFICA_PAGAMENTO',
    'PAGAMENTO_VERIFICATO',
    'ATTENDI_MATERIALE',
    'MATERIALE_ARRIVATO',
    'GESTISCI_RECLAMO',
    'RIPRENDI',
    'COMPLETA',
    'CONSUNTIVA',
    'FATTURA',
    'ANNULLA',
    'RIPUDIA',
  ]);
});

it('returns for the centre all steps but the two of the customer (intervento.stato.11)', () => {
  expect(CENTRE_STEPS).toEqual([
    'ASSEGNA',
    'RITIRA',
    'ACCETTA',
    'CONCORDA',
    'INIZIA',
    'CHIEDI_PREVENTIVO',
    'RICEVI_PREVENTIVO',
    'INVIA_PREVENTIVO',
    'VERIFICA_PAGAMENTO',
    'PAGAMENTO_VERIFICATO',
    'ATTENDI_MATERIALE',
    'MATERIALE_ARRIVATO',
    'GESTISCI_RECLAMO',
    'RIPRENDI',
    'COMPLETA',
    'CONSUNTIVA',
    'FATTURA',
    'ANNULLA',
    'RIPUDIA',
  ]);
});

const transitions: readonly (readonly [string, string | undefined, string, string, string, string])[] = [
  ['ASSEGNA', 'TECHINICIAN_EXIT', 'New', 'TO_ASSIGN', 'Assigned', 'TO_ACCEPT'],
  ['ASSEGNA', 'TECHINICIAN_EXIT', 'New', 'TO_REASSIGN', 'Assigned', 'TO_ACCEPT'],
  ['ASSEGNA', 'TECHINICIAN_EXIT', 'Assigned', '', 'Assigned', 'TO_ACCEPT'],
  ['ASSEGNA', 'TECHINICIAN_EXIT', 'Assigned', 'TO_ACCEPT', 'Assigned', 'TO_ACCEPT'],
  ['ASSEGNA', 'TECHINICIAN_EXIT', 'Assigned', 'ACCEPTED', 'Assigned', 'TO_ACCEPT'],
  ['ASSEGNA', 'TECHINICIAN_EXIT', 'Assigned', 'APPOINTMENT_AGREED', 'Assigned', 'TO_ACCEPT'],
  ['RITIRA', 'TECHINICIAN_EXIT', 'Assigned', '', 'New', 'TO_REASSIGN'],
  ['RITIRA', 'TECHINICIAN_EXIT', 'Assigned', 'TO_ACCEPT', 'New', 'TO_REASSIGN'],
  ['RITIRA', 'TECHINICIAN_EXIT', 'Assigned', 'ACCEPTED', 'New', 'TO_REASSIGN'],
  ['RITIRA', 'TECHINICIAN_EXIT', 'Assigned', 'APPOINTMENT_AGREED', 'New', 'TO_REASSIGN'],
  ['ACCETTA', undefined, 'Assigned', '', 'Assigned', 'ACCEPTED'],
  ['ACCETTA', undefined, 'Assigned', 'TO_ACCEPT', 'Assigned', 'ACCEPTED'],
  ['CONCORDA', undefined, 'Assigned', '', 'Assigned', 'APPOINTMENT_AGREED'],
  ['CONCORDA', undefined, 'Assigned', 'TO_ACCEPT', 'Assigned', 'APPOINTMENT_AGREED'],
  ['CONCORDA', undefined, 'Assigned', 'ACCEPTED', 'Assigned', 'APPOINTMENT_AGREED'],
  ['CONCORDA', undefined, 'Assigned', 'APPOINTMENT_AGREED', 'Assigned', 'APPOINTMENT_AGREED'],
  ['CONCORDA', undefined, 'In Progress', 'QUOTE_APPROVED_AWAITING_WORKS', 'Assigned', 'APPOINTMENT_AGREED'],
  ['INIZIA', undefined, 'Assigned', 'APPOINTMENT_AGREED', 'In Progress', 'INTERVENTION_IN_PROGRESS'],
  ['CHIEDI_PREVENTIVO', undefined, 'In Progress', '', 'In Progress', 'AWAITING_QUOTE'],
  ['CHIEDI_PREVENTIVO', undefined, 'In Progress', 'INTERVENTION_IN_PROGRESS', 'In Progress', 'AWAITING_QUOTE'],
  ['RICEVI_PREVENTIVO', undefined, 'In Progress', 'AWAITING_QUOTE', 'In Progress', 'QUOTE_AWAITING_APPROVAL'],
  ['INVIA_PREVENTIVO', undefined, 'In Progress', '', 'In Progress', 'AWAITING_CUSTOMER_DECISION'],
  [
    'INVIA_PREVENTIVO',
    undefined,
    'In Progress',
    'INTERVENTION_IN_PROGRESS',
    'In Progress',
    'AWAITING_CUSTOMER_DECISION',
  ],
  ['INVIA_PREVENTIVO', undefined, 'In Progress', 'AWAITING_QUOTE', 'In Progress', 'AWAITING_CUSTOMER_DECISION'],
  [
    'INVIA_PREVENTIVO',
    undefined,
    'In Progress',
    'QUOTE_AWAITING_APPROVAL',
    'In Progress',
    'AWAITING_CUSTOMER_DECISION',
  ],
  [
    'PREVENTIVO_ACCETTATO',
    undefined,
    'In Progress',
    'AWAITING_CUSTOMER_DECISION',
    'In Progress',
    'QUOTE_APPROVED_AWAITING_WORKS',
  ],
  [
    'PREVENTIVO_RIFIUTATO',
    undefined,
    'In Progress',
    'AWAITING_CUSTOMER_DECISION',
    'In Progress',
    'AWAITING_COMPLAINT_HANDLING',
  ],
  [
    'VERIFICA_PAGAMENTO',
    undefined,
    'In Progress',
    'QUOTE_APPROVED_AWAITING_WORKS',
    'In Progress',
    'AWAITING_PAYMENT_VERIFICATION',
  ],
  [
    'PAGAMENTO_VERIFICATO',
    undefined,
    'In Progress',
    'AWAITING_PAYMENT_VERIFICATION',
    'In Progress',
    'QUOTE_APPROVED_AWAITING_WORKS',
  ],
  ['ATTENDI_MATERIALE', undefined, 'In Progress', '', 'In Progress', 'AWAITING_MATERIAL'],
  ['ATTENDI_MATERIALE', undefined, 'In Progress', 'INTERVENTION_IN_PROGRESS', 'In Progress', 'AWAITING_MATERIAL'],
  ['ATTENDI_MATERIALE', undefined, 'In Progress', 'QUOTE_APPROVED_AWAITING_WORKS', 'In Progress', 'AWAITING_MATERIAL'],
  ['MATERIALE_ARRIVATO', undefined, 'In Progress', 'AWAITING_MATERIAL', 'In Progress', 'QUOTE_APPROVED_AWAITING_WORKS'],
  ['GESTISCI_RECLAMO', undefined, 'In Progress', '', 'In Progress', 'AWAITING_COMPLAINT_HANDLING'],
  [
    'GESTISCI_RECLAMO',
    undefined,
    'In Progress',
    'INTERVENTION_IN_PROGRESS',
    'In Progress',
    'AWAITING_COMPLAINT_HANDLING',
  ],
  ['GESTISCI_RECLAMO', undefined, 'In Progress', 'AWAITING_QUOTE', 'In Progress', 'AWAITING_COMPLAINT_HANDLING'],
  [
    'GESTISCI_RECLAMO',
    undefined,
    'In Progress',
    'QUOTE_AWAITING_APPROVAL',
    'In Progress',
    'AWAITING_COMPLAINT_HANDLING',
  ],
  [
    'GESTISCI_RECLAMO',
    undefined,
    'In Progress',
    'AWAITING_PAYMENT_VERIFICATION',
    'In Progress',
    'AWAITING_COMPLAINT_HANDLING',
  ],
  ['GESTISCI_RECLAMO', undefined, 'In Progress', 'AWAITING_MATERIAL', 'In Progress', 'AWAITING_COMPLAINT_HANDLING'],
  [
    'GESTISCI_RECLAMO',
    undefined,
    'In Progress',
    'AWAITING_CUSTOMER_DECISION',
    'In Progress',
    'AWAITING_COMPLAINT_HANDLING',
  ],
  [
    'GESTISCI_RECLAMO',
    undefined,
    'In Progress',
    'QUOTE_APPROVED_AWAITING_WORKS',
    'In Progress',
    'AWAITING_COMPLAINT_HANDLING',
  ],
  ['RIPRENDI', undefined, 'In Progress', 'AWAITING_COMPLAINT_HANDLING', 'In Progress', 'INTERVENTION_IN_PROGRESS'],
  ['COMPLETA', undefined, 'In Progress', '', 'Completed', ''],
  ['COMPLETA', undefined, 'In Progress', 'INTERVENTION_IN_PROGRESS', 'Completed', ''],
  ['COMPLETA', undefined, 'In Progress', 'AWAITING_COMPLAINT_HANDLING', 'Completed', ''],
  ['CONSUNTIVA', undefined, 'Completed', '', 'Consuntivato', ''],
  ['CONSUNTIVA', undefined, 'Canceled', 'CANCEL_WITH_BILLING', 'Consuntivato', 'SAME'],
  ['FATTURA', undefined, 'Consuntivato', '', 'Fatturato', 'SAME'],
  ['FATTURA', undefined, 'Consuntivato', 'CANCEL_WITH_BILLING', 'Fatturato', 'SAME'],
  ['ANNULLA', undefined, 'New', 'TO_ASSIGN', 'Canceled', 'REASON'],
  ['ANNULLA', undefined, 'New', 'TO_REASSIGN', 'Canceled', 'REASON'],
  ['ANNULLA', undefined, 'New', 'CUSTOMER_CANCELLATION_REQUEST', 'Canceled', 'REASON'],
  ['ANNULLA', undefined, 'Assigned', '', 'Canceled', 'REASON'],
  ['ANNULLA', undefined, 'Assigned', 'TO_ACCEPT', 'Canceled', 'REASON'],
  ['ANNULLA', undefined, 'Assigned', 'ACCEPTED', 'Canceled', 'REASON'],
  ['ANNULLA', undefined, 'Assigned', 'APPOINTMENT_AGREED', 'Canceled', 'REASON'],
  ['ANNULLA', undefined, 'In Progress', '', 'Canceled', 'REASON'],
  ['ANNULLA', undefined, 'In Progress', 'INTERVENTION_IN_PROGRESS', 'Canceled', 'REASON'],
  ['ANNULLA', undefined, 'In Progress', 'AWAITING_QUOTE', 'Canceled', 'REASON'],
  ['ANNULLA', undefined, 'In Progress', 'QUOTE_AWAITING_APPROVAL', 'Canceled', 'REASON'],
  ['ANNULLA', undefined, 'In Progress', 'AWAITING_PAYMENT_VERIFICATION', 'Canceled', 'REASON'],
  ['ANNULLA', undefined, 'In Progress', 'AWAITING_MATERIAL', 'Canceled', 'REASON'],
  ['ANNULLA', undefined, 'In Progress', 'AWAITING_CUSTOMER_DECISION', 'Canceled', 'REASON'],
  ['ANNULLA', undefined, 'In Progress', 'AWAITING_COMPLAINT_HANDLING', 'Canceled', 'REASON'],
  ['ANNULLA', undefined, 'In Progress', 'QUOTE_APPROVED_AWAITING_WORKS', 'Canceled', 'REASON'],
  ['RIPUDIA', undefined, 'New', 'TO_ASSIGN', 'Repudiation Intervento', 'REASON'],
  ['RIPUDIA', undefined, 'New', 'TO_REASSIGN', 'Repudiation Intervento', 'REASON'],
  ['RIPUDIA', undefined, 'Assigned', '', 'Repudiation Intervento', 'REASON'],
  ['RIPUDIA', undefined, 'Assigned', 'TO_ACCEPT', 'Repudiation Intervento', 'REASON'],
  ['RIPUDIA', undefined, 'Assigned', 'ACCEPTED', 'Repudiation Intervento', 'REASON'],
  ['RIPUDIA', undefined, 'Assigned', 'APPOINTMENT_AGREED', 'Repudiation Intervento', 'REASON'],
  ['RIPUDIA', undefined, 'In Progress', '', 'Repudiation Intervento', 'REASON'],
  ['RIPUDIA', undefined, 'In Progress', 'INTERVENTION_IN_PROGRESS', 'Repudiation Intervento', 'REASON'],
];

it('returns exactly the transitions of the table (intervento.stato.11)', () => {
  expect(rows.map((row) => [row.step, row.mode, row.from, row.subState, row.to, row.toSubState])).toEqual(transitions);
});

it.each([
  [
    'ANNULLA',
    'VIDEOCALL',
    [
      'CUSTOMER_FAULT_RETURNED',
      'CUSTOMER_FIXED_PRIVATELY',
      'CUSTOMER_OTHER',
      'INTERNAL_DECISION',
      'NON_PAYMENT_OR_CONTRACT_PROBLEMS',
      'OPENED_BY_MISTAKE',
      'CANCEL_WITH_BILLING',
      'VIDEOCALL_CUSTOMER_ABSENT',
      'NOT_COVERED',
    ],
  ],
  [
    'ANNULLA',
    'TECHINICIAN_EXIT',
    [
      'CUSTOMER_FAULT_RETURNED',
      'CUSTOMER_FIXED_PRIVATELY',
      'CUSTOMER_OTHER',
      'INTERNAL_DECISION',
      'NON_PAYMENT_OR_CONTRACT_PROBLEMS',
      'OPENED_BY_MISTAKE',
      'CANCEL_WITH_BILLING',
      'NOT_COVERED',
    ],
  ],
  [
    'RIPUDIA',
    'TECHINICIAN_EXIT',
    ['NO_PAYMENT_CONTRACT', 'FAULT_NOT_COVERED', 'WAITING_PERIOD', 'LATE_CLAIM', 'COVERED_INTERVENTION_ALREADY_USED'],
  ],
  ['COMPLETA', 'TECHINICIAN_EXIT', []],
  ['ASSEGNA', 'TECHINICIAN_EXIT', []],
] as const)('returns the reasons of %s in mode %s (intervento.stato.11)', (step, mode, reasons) => {
  expect(reasonsOf(step, mode)).toEqual(reasons);
});

it.each([
  ['Completed', 'DONE', 'Consuntivato', ''],
  ['Completed', ' ', 'Consuntivato', ''],
  ['Completed', undefined, 'Consuntivato', ''],
  ['Canceled', 'CANCEL_WITH_BILLING', 'Consuntivato', 'CANCEL_WITH_BILLING'],
  ['Canceled', ' CANCEL_WITH_BILLING ', 'Consuntivato', ' CANCEL_WITH_BILLING '],
] as const)('maps CONSUNTIVA from %s/%j to %s/%j', (state, subState, to, toSubState) => {
  expect(transition('CONSUNTIVA', { state, subState, mode: 'TECHINICIAN_EXIT' }, undefined)).toEqual({
    state: to,
    subState: toSubState,
  });
});

it.each([
  ['DONE', 'DONE'],
  ['', ''],
  [null, ''],
  [undefined, ''],
  ['CANCEL_WITH_BILLING', 'CANCEL_WITH_BILLING'],
] as const)('maps FATTURA from Consuntivato/%j to Fatturato/%j', (subState, toSubState) => {
  expect(transition('FATTURA', { state: 'Consuntivato', subState, mode: 'VIDEOCALL' }, undefined)).toEqual({
    state: 'Fatturato',
    subState: toSubState,
  });
});

it.each([
  ['Completed', 'CANCEL_WITH_BILLING'],
  ['Canceled', 'NOT_COVERED'],
  ['Canceled', ''],
  ['Fatturato', 'DONE'],
] as const)('rejects CONSUNTIVA from %s/%j', (state, subState) => {
  expect(transition('CONSUNTIVA', { state, subState, mode: 'VIDEOCALL' }, undefined)).toEqual({
    fault: 'NOT_FROM_THIS_STATE',
  });
});
