import { expect, it } from 'vitest';
import { RECOVERY_CODES, tidyFactorCode } from './second-factor.ts';

it('returns eight recovery codes (operatore.fattore.3)', () => {
  expect(RECOVERY_CODES).toBe(8);
});

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 12 34 56 ', '123456'],
  ['123\u00a0456', '123456'],
  ['abcde-fghij', 'ABCDEFGHIJ'],
  ['Ab-cD e1-2 3', 'ABCDE123'],
  ['12_34', '12_34'],
  ['12\t34', '12\t34'],
  ['--', ''],
  ['', ''],
])('returns the code %j as %j (operatore.fattore.3)', (typed, code) => {
  expect(tidyFactorCode(typed)).toBe(code);
});
