import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOneOf, oneOfOr } from './one-of.ts';
import { booleanFromText, foldText, isPositiveInteger, presentText, stripLeadingZeros } from './text.ts';

describe('isPositiveInteger (formato.testo.1)', () => {
  it.each([
    ['12', true],
    [' 12 ', true],
    ['0', true],
    ['007', true],
    ['', false],
    ['   ', false],
    ['-1', false],
    ['+1', false],
    ['1.5', false],
    ['1 2', false],
    ['1e3', false],
    ['12a', false],
    ['١٢', false],
  ])('%j is %s', (text, expected) => {
    expect(isPositiveInteger(text)).toBe(expected);
  });

  it('accepts every natural number', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (value) => {
        expect(isPositiveInteger(String(value))).toBe(true);
      }),
    );
  });
});

describe('stripLeadingZeros (formato.testo.1)', () => {
  it.each([
    ['0012', '12'],
    ['12', '12'],
    ['0', '0'],
    ['000', '0'],
    ['', ''],
    ['0100', '100'],
  ])('%j becomes %j', (text, expected) => {
    expect(stripLeadingZeros(text)).toBe(expected);
  });

  it('keeps the value of a number', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat(20), (value, zeros) => {
        expect(stripLeadingZeros('0'.repeat(zeros) + value)).toBe(String(value));
      }),
    );
  });
});

it.each([
  ['true', true],
  ['false', false],
  ['TRUE', false],
  ['1', false],
  ['', false],
  [undefined, false],
])('booleanFromText(%j) is %s (formato.testo.1)', (text, expected) => {
  expect(booleanFromText(text)).toBe(expected);
});

it.each([
  [' a ', 'a'],
  ['', undefined],
  [' \t\n', undefined],
  [undefined, undefined],
  [null, undefined],
])('presentText(%j) is %j (chiamata.vuoti.1)', (text, expected) => {
  expect(presentText(text)).toBe(expected);
});

it('foldText ignores case, accents and outer spaces', () => {
  expect(foldText(' Sospeso per Morosità ')).toBe('sospeso per morosita');
});

it('isOneOf and oneOfOr know only the listed codes', () => {
  expect(isOneOf(['A', 'B'], 'A')).toBe(true);
  expect(isOneOf(['A', 'B'], 'C')).toBe(false);
  expect(isOneOf(['A', 'B'], undefined)).toBe(false);
  expect(oneOfOr(['A', 'B'], 'B', 'SCONOSCIUTO')).toBe('B');
  expect(oneOfOr(['A', 'B'], 7, 'SCONOSCIUTO')).toBe('SCONOSCIUTO');
});
