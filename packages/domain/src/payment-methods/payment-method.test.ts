import { expect, it } from 'vitest';
import { cardCircuitFromText, isNextMethodPending } from './payment-method.ts';

it.each([
  ['Visa', 'VISA'],
  ['VISA', 'VISA'],
  ['Mastercard', 'MASTERCARD'],
  ['MasterCard', 'MASTERCARD'],
  ['American Express', 'AMERICAN_EXPRESS'],
  ['AMERICAN_EXPRESS', 'AMERICAN_EXPRESS'],
  ['Amex', 'AMERICAN_EXPRESS'],
  ['Maestro', 'MAESTRO'],
  ['Altro', 'MASTERCARD'],
  ['', 'MASTERCARD'],
  [undefined, 'MASTERCARD'],
])('maps the circuit %j to %s (pagamento.modello.5)', (text, circuit) => {
  expect(cardCircuitFromText(text)).toBe(circuit);
});

it.each([
  [{ currentMandate: 'M1', futureMandate: 'M2', futureIban: 'IT' }, true],
  [{ futureMandate: 'M2', futureIban: 'IT' }, true],
  [{ currentMandate: 'M1', futureMandate: 'M1', futureIban: 'IT' }, false],
  [{ currentMandate: 'M1', futureMandate: 'M2' }, false],
  [{ currentMandate: 'M1', futureMandate: 'M2', futureIban: ' ' }, false],
  [{ currentMandate: 'M1', futureIban: 'IT' }, false],
  [{ currentMandate: 'M1', futureMandate: '', futureIban: 'IT' }, false],
])('returns for %j whether the next method is pending: %s (pagamento.futuro.1)', (mandates, expected) => {
  expect(isNextMethodPending(mandates)).toBe(expected);
});
