import { describe, expect, it } from 'vitest';
import { addDays } from '../shared/day.ts';
import {
  changeState,
  CHANGE_MATTERS,
  CHANGE_STATE_LABELS,
  applyOutcome,
  isWaitingLong,
  OUTCOMES,
  USUAL_DAYS,
  type OutcomeEffect,
  type Outcome,
  type StandingChange,
} from './change.ts';

const today = '2026-11-20';
const sent = { state: 'INVIATA', activeFrom: null, reason: null, isReplaced: false } as const;

const standing: Readonly<Record<string, StandingChange>> = {
  sent: sent,
  taken: { ...sent, state: 'PRESA_IN_CARICO' },
  'active, its day to come': { ...sent, state: 'ATTIVA', activeFrom: '2026-12-01' },
  active: { ...sent, state: 'ATTIVA', activeFrom: today },
  refused: { ...sent, state: 'RIFIUTATA', reason: 'IBAN' },
  replaced: { ...sent, isReplaced: true },
  'active, its day to come, replaced': { ...sent, state: 'ATTIVA', activeFrom: '2026-12-01', isReplaced: true },
  'active, replaced later': { ...sent, state: 'ATTIVA', activeFrom: today, isReplaced: true },
};

/** The table of fornitore.esiti.3; the last two column pairs are the same day or reason, then another. */
const table: readonly (readonly [string, OutcomeEffect, OutcomeEffect, OutcomeEffect, OutcomeEffect, OutcomeEffect])[] =
  [
    // Columns: current state; received taken, active (same, another day), rejected (same, another reason).
    ['sent', 'MOVES', 'MOVES', 'MOVES', 'MOVES', 'MOVES'],
    ['taken', 'SAME', 'MOVES', 'MOVES', 'MOVES', 'MOVES'],
    ['active, its day to come', 'SAME', 'SAME', 'MOVES', 'MOVES', 'MOVES'],
    ['active', 'SAME', 'SAME', 'CONTRADICTS', 'CONTRADICTS', 'CONTRADICTS'],
    ['refused', 'SAME', 'CONTRADICTS', 'CONTRADICTS', 'SAME', 'CONTRADICTS'],
    ['replaced', 'SAME', 'SAME', 'SAME', 'SAME', 'SAME'],
    ['active, its day to come, replaced', 'SAME', 'SAME', 'SAME', 'SAME', 'SAME'],
    ['active, replaced later', 'SAME', 'SAME', 'CONTRADICTS', 'CONTRADICTS', 'CONTRADICTS'],
  ];

describe('what an outcome does to a change (fornitore.esiti.3)', () => {
  it.each(table)('%s', (name, taken, sameDay, otherDay, sameReason, otherReason) => {
    const change = standing[name] ?? sent;
    const hear = (outcome: Outcome, activeFrom: string | null, reason: string | null) =>
      applyOutcome(change, { outcome, activeFrom, reason }, today);
    expect(hear('PRESA_IN_CARICO', null, null)).toBe(taken);
    expect(hear('ATTIVA', change.activeFrom ?? today, null)).toBe(sameDay);
    expect(hear('ATTIVA', '2026-12-24', null)).toBe(otherDay);
    expect(hear('RIFIUTATA', null, change.reason ?? 'IBAN')).toBe(sameReason);
    expect(hear('RIFIUTATA', null, 'OTHER')).toBe(otherReason);
  });

  it('changes nothing when it is said twice', () => {
    for (const change of Object.values(standing))
      for (const outcome of OUTCOMES) {
        const told = {
          outcome,
          activeFrom: outcome === 'ATTIVA' ? today : null,
          reason: outcome === 'RIFIUTATA' ? 'X' : null,
        };
        if (applyOutcome(change, told, today) !== 'MOVES') continue;
        const { activeFrom, reason } = told;
        expect(applyOutcome({ ...change, state: outcome, activeFrom, reason }, told, today)).toBe('SAME');
      }
  });
});

describe('where a change stands (fornitore.esiti.1)', () => {
  it.each([
    ['sent', 'INVIATA'],
    ['taken', 'PRESA_IN_CARICO'],
    ['active, its day to come', 'ATTIVA'],
    ['active', 'ATTIVA'],
    ['refused', 'RIFIUTATA'],
    ['replaced', 'SOSTITUITA'],
    ['active, its day to come, replaced', 'SOSTITUITA'],
    ['active, replaced later', 'ATTIVA'],
  ])('returns for a change that is %s the state %s', (name, state) => {
    expect(changeState(standing[name] ?? sent, today)).toBe(state);
    expect(CHANGE_STATE_LABELS).toHaveProperty(state);
  });
});

describe('what waits for longer than usual (fornitore.esiti.6)', () => {
  it.each(CHANGE_MATTERS)('%s', (matter) => {
    const usual = addDays(today, -USUAL_DAYS[matter]);
    const longer = addDays(usual, -1);
    expect(isWaitingLong({ matter, sentOn: usual, state: 'INVIATA' }, today)).toBe(false);
    expect(isWaitingLong({ matter, sentOn: longer, state: 'PRESA_IN_CARICO' }, today)).toBe(true);
    expect(isWaitingLong({ matter, sentOn: longer, state: 'ATTIVA' }, today)).toBe(false);
    expect(isWaitingLong({ matter, sentOn: longer, state: 'SOSTITUITA' }, today)).toBe(false);
  });
});
