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
])('converts %d euros to %d cents (formato.importi.1)', (euros, cents) => {
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

it.each([
  [0.004, 0],
  [0.005, 1],
  [-0.004, 0],
  [-0.005, -1],
  [-0.01, -1],
  [-1, -100],
  [-1e-7, 0],
  [-1e21, -1e23],
  [4.35, 435],
  [8.165, 817],
])('returns for %d euros %d cents (formato.importi.1)', (euros, cents) => {
  expect(centsFromEuros(euros)).toBe(cents);
});

it.each([
  [0, 0],
  [1, 0.01],
  [115, 1.15],
  [-250, -2.5],
])('returns for %d cents %d euros', (cents, euros) => {
  expect(eurosFromCents(cents)).toBe(euros);
});

it.each([
  [[7], 7],
  [[-7], -7],
  [[1, 2, 3, -10], -4],
])('returns the sum of %j as %d', (amounts, sum) => {
  expect(sumCents(amounts)).toBe(sum);
});
