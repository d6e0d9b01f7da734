import { expect, it } from 'vitest';
import { creditOutcome, isCredit } from './credit.ts';

it.each([
  [-1, true],
  [0, false],
  [1, false],
])('returns for an amount of %i whether it is a credit: %s (bolletta.credito.1)', (amount, expected) => {
  expect(isCredit({ amount })).toBe(expected);
});

it.each([
  ['PAGATA', 'BONIFICO', 'GIVEN'],
  ['DA_NON_PAGARE', 'BONIFICO', 'REFUNDED'],
  ['DA_NON_PAGARE', 'ADDEBITO_CONTO_CORRENTE', 'DEDUCTED'],
  ['DA_NON_PAGARE', 'SCONOSCIUTO', 'DEDUCTED'],
] as const)('maps a credit of status %s by %s to %s (bolletta.credito.1)', (status, paymentMethod, outcome) => {
  expect(creditOutcome({ status, paymentMethod })).toBe(outcome);
});

it.each([
  ['PAGATA', 'ADDEBITO_CONTO_CORRENTE', 'GIVEN'],
  ['IN_ELABORAZIONE', 'BONIFICO', 'REFUNDED'],
  ['IN_ELABORAZIONE', 'BOLLETTINO_POSTALE', 'DEDUCTED'],
  ['SCONOSCIUTO', 'CARTA_CREDITO', 'DEDUCTED'],
] as const)('returns for status %s and payment by %s: %s', (status, paymentMethod, outcome) => {
  expect(creditOutcome({ status, paymentMethod })).toBe(outcome);
});
