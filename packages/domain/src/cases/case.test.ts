import { expect, it } from 'vitest';
import { caseState, caseUrgency, conciliationOf, isOpenCase, type CaseFacts, type CaseState } from './case.ts';
import { CASE_KINDS, isAboutBills } from './kinds.ts';

const facts: CaseFacts = { isTaken: false, isPaused: false, isReplied: false, isWithdrawn: false };

it.each<[Partial<CaseFacts>, CaseState, isOpen: boolean]>([
  [{}, 'RICEVUTO', true],
  [{ isTaken: true }, 'IN_LAVORAZIONE', true],
  [{ isTaken: true, isPaused: true }, 'ATTESA_CLIENTE', true],
  [{ isPaused: true }, 'ATTESA_CLIENTE', true],
  [{ isTaken: true, isWithdrawn: true }, 'RITIRATO', false],
  [{ isTaken: true, isReplied: true }, 'RISPOSTO', false],
  [{ isReplied: true, isPaused: true }, 'RISPOSTO', false],
])('returns for a case with %o the state %s (reclami.stati.1)', (given, state, isOpen) => {
  expect(caseState({ ...facts, ...given })).toBe(state);
  expect(isOpenCase(state)).toBe(isOpen);
});

it.each([
  [undefined, 'FERMO'],
  ['2026-11-19', 'SCADUTO'],
  ['2026-11-20', 'URGENTE'],
  ['2026-11-24', 'URGENTE'],
  ['2026-11-25', 'NEI_TERMINI'],
] as const)('returns for an answer by %s the urgency %s on 20 November (reclami.operatore.1)', (answerBy, urgency) => {
  expect(caseUrgency(answerBy, '2026-11-20')).toBe(urgency);
});

const received = { kind: 'RECLAMO', receivedAt: Date.parse('2026-11-20T09:00:00Z') } as const;

it.each([
  ['RICEVUTO', '2026-12-29', { isOpen: false, from: '2026-12-30' }],
  ['IN_LAVORAZIONE', '2026-12-30', { isOpen: true }],
  ['ATTESA_CLIENTE', '2026-12-30', { isOpen: true }],
  ['RISPOSTO', '2026-11-21', { isOpen: true }],
  ['RITIRATO', '2027-11-21', undefined],
] as const)('returns for a case %s on %s the conciliation %o (reclami.conciliazione.1)', (state, today, expected) => {
  expect(conciliationOf({ ...received, state }, today)).toEqual(expected);
});

it('returns no conciliation for a request for information', () => {
  expect(conciliationOf({ ...received, kind: 'INFORMAZIONI', state: 'RISPOSTO' }, '2027-11-21')).toBeUndefined();
});

it('needs a bill for the kinds about bills (reclami.tipi.1)', () => {
  expect(CASE_KINDS.filter(isAboutBills)).toEqual([
    'RETTIFICA',
    'DOPPIA_FATTURAZIONE',
    'BOLLETTA_ANOMALA',
    'PRESCRIZIONE',
  ]);
});
