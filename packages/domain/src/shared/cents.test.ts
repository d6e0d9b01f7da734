import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { centsFromEuros, eurosFromCents, sumCents } from './cents.ts';

it.each([
  [0, 0],
  [1, 100],
  [1.15, 115],
  [1.005, 101],
  [0.29, 29],
  [-1.15, -115],
  [-0.001, 0],
  [1234.56, 123_456],
  [1e-7, 0],
  [1e21, 1e23],
])('%d euros are %d cents (formato.importi.1)', (euros, cents) => {
  expect(centsFromEuros(euros)).toBe(cents);
});

it('gives every amount back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      expect(centsFromEuros(eurosFromCents(cents))).toBe(cents);
    }),
  );
});

it('sums without losing cents', () => {
  expect(sumCents([10, 20, -5])).toBe(25);
  expect(sumCents([])).toBe(0);
});
