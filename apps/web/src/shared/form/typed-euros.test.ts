import { expect, it } from 'vitest';
import { formatTypedAmount, typedEuros } from './typed-euros.ts';

it.each([
  ['180,50', 180.5],
  [' 180.5 ', 180.5],
  ['180', 180],
  ['', undefined],
  ['1.180,50', undefined],
  ['180,505', undefined],
  ['-1', undefined],
])('parses %j as %s', (typed, euros) => {
  expect(typedEuros(typed)).toBe(euros);
});

it.each([
  [18_050, '180,50'],
  [5, '0,05'],
  [10_000_000, '100000,00'],
])('formats %d cents as %s', (cents, typed) => {
  expect(formatTypedAmount(cents)).toBe(typed);
});
