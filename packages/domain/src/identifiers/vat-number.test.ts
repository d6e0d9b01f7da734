import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVatNumber, vatCheckDigit } from './vat-number.ts';

const first10 = fc.integer({ min: 1, max: 9_999_999_999 }).map((value) => String(value).padStart(10, '0'));

describe('isVatNumber', () => {
  it.each([
    ['12345678903', true],
    ['00743110157', true],
    [' 00743110157 ', true],
    ['00743110158', false],
    ['00000000000', false],
    ['IT00743110157', false],
    ['0074311015', false],
    ['007431101570', false],
    ['0074311015A', false],
    ['', false],
  ])('returns for VAT number %j whether it is valid: %s', (text, expected) => {
    expect(isVatNumber(text)).toBe(expected);
  });

  it('accepts only the right check digit', () => {
    fc.assert(
      fc.property(first10, fc.nat(9), (start, digit) => {
        expect(isVatNumber(start + digit)).toBe(String(digit) === vatCheckDigit(start));
      }),
    );
  });

  it('notices any single digit that was mistyped', () => {
    fc.assert(
      fc.property(first10, fc.nat(10), fc.nat(9), (start, at, digit) => {
        const right = start + vatCheckDigit(start);
        fc.pre(right.charAt(at) !== String(digit));
        expect(isVatNumber(right.slice(0, at) + digit + right.slice(at + 1))).toBe(false);
      }),
    );
  });
});
