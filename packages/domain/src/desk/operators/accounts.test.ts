import { expect, it } from 'vitest';
import { OPERATOR_LINK_MS, OPERATOR_STATE_LABELS } from './accounts.ts';

it.each([
  ['ACTIVE', 'Attivo'],
  ['INVITED', 'Invitato'],
  ['DISABLED', 'Disattivato'],
] as const)('maps state %s to the label %s (operatore.gestione.1)', (state, label) => {
  expect(OPERATOR_STATE_LABELS[state]).toBe(label);
});

it('returns three days for the link to a password (operatore.gestione.2)', () => {
  expect(OPERATOR_LINK_MS).toBe(259_200_000);
});
