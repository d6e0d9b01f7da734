import { expect, it } from 'vitest';
import { isOneOf, oneOfOr } from './one-of.ts';

it.each([
  ['A', true],
  ['B', true],
  ['C', false],
  ['a', false],
  ['', false],
  ['A,B', false],
  [undefined, false],
  [null, false],
  [0, false],
])('returns for %j one of A and B: %s', (value, expected) => {
  expect(isOneOf(['A', 'B'], value)).toBe(expected);
});

it('returns false for an empty list', () => {
  expect(isOneOf([], 'A')).toBe(false);
});

it.each([
  ['A', 'A'],
  ['B', 'B'],
  ['C', 'SCONOSCIUTO'],
  [undefined, 'SCONOSCIUTO'],
  [7, 'SCONOSCIUTO'],
])('maps %j to %s (chiamata.lettura.1)', (value, expected) => {
  expect(oneOfOr(['A', 'B'], value, 'SCONOSCIUTO')).toBe(expected);
});

it('returns undefined as a fallback', () => {
  expect(oneOfOr(['A'], 'B', undefined)).toBeUndefined();
});
