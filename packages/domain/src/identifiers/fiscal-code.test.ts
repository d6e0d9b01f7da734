import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalFiscalCode,
  fiscalCodeCheckCharacter,
  isFiscalCode,
  normalizeFiscalCode,
  omocodiaVariant,
} from './fiscal-code.ts';

const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split(''));
const digits = (length: number) => fc.nat(10 ** length - 1).map((value) => String(value).padStart(length, '0'));
const birthDay = fc
  .tuple(fc.integer({ min: 1, max: 28 }), fc.boolean())
  .map(([day, isWoman]) => String(isWoman ? day + 40 : day).padStart(2, '0'));

const fiscalCode = fc
  .tuple(
    fc.array(letter, { minLength: 6, maxLength: 6 }).map((letters) => letters.join('')),
    digits(2),
    fc.constantFrom(...'ABCDEHLMPRST'.split('')),
    birthDay,
    letter,
    digits(3),
  )
  .map((parts) => parts.join(''))
  .map((first15) => first15 + fiscalCodeCheckCharacter(first15));

describe('isFiscalCode', () => {
  it.each([
    ['RSSMRA85T10A562S', 'a known example'],
    ['rssmra85t10a562s', 'lower case'],
    [' RSSMRA 85T10 A562S ', 'spaces'],
    ['MRTMTT91D08F205J', 'another known example'],
    ['RSSMRA85T10A56NH', 'one omocodia letter'],
  ])('accepts %j (%s)', (code) => {
    expect(isFiscalCode(code)).toBe(true);
  });

  it.each([
    ['RSSMRA85T10A562T', 'wrong check character'],
    ['RSSMRA85F10A562S', 'F is no month'],
    ['RSSMRA85T10A562', 'too short'],
    ['RSSMRA85T10A562SS', 'too long'],
    ['12345678903', 'the 11 digits of a company'],
    ['', 'empty'],
    [`RSSMRA85T00A562${fiscalCodeCheckCharacter('RSSMRA85T00A562')}`, 'day 0'],
    [`RSSMRA85T32A562${fiscalCodeCheckCharacter('RSSMRA85T32A562')}`, 'day 32'],
    [`RSSMRA85B30A562${fiscalCodeCheckCharacter('RSSMRA85B30A562')}`, '30 February'],
    [`RSSMRA85B70A562${fiscalCodeCheckCharacter('RSSMRA85B70A562')}`, '30 February, woman'],
    [`RSSMRA85D31A562${fiscalCodeCheckCharacter('RSSMRA85D31A562')}`, '31 April'],
    [`RSSMRA85T72A562${fiscalCodeCheckCharacter('RSSMRA85T72A562')}`, 'day 72'],
  ])('rejects %j (%s)', (code) => {
    expect(isFiscalCode(code)).toBe(false);
  });

  it('accepts every code with its own check character, and with no other', () => {
    fc.assert(
      fc.property(fiscalCode, letter, (code, check) => {
        expect(isFiscalCode(code)).toBe(true);
        expect(isFiscalCode(code.slice(0, 15) + check)).toBe(check === code.charAt(15));
      }),
    );
  });

  it('notices any single letter or digit that was mistyped', () => {
    fc.assert(
      fc.property(fiscalCode, fc.nat(14), letter, fc.nat(9), (code, at, other, digit) => {
        const typed = /[0-9]/.test(code.charAt(at)) ? String(digit) : other;
        fc.pre(typed !== code.charAt(at));
        expect(isFiscalCode(code.slice(0, at) + typed + code.slice(at + 1))).toBe(false);
      }),
    );
  });

  it('does not throw for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => isFiscalCode(text)).not.toThrow();
      }),
    );
  });
});

describe('omocodia', () => {
  it('accepts all 128 ways to write a code, and reads each back', () => {
    fc.assert(
      fc.property(fiscalCode, fc.subarray([0, 1, 2, 3, 4, 5, 6]), (code, places) => {
        const variant = omocodiaVariant(code, places);
        expect(isFiscalCode(variant)).toBe(true);
        expect(canonicalFiscalCode(variant)).toBe(code);
      }),
    );
  });

  it('starts from the rightmost digit in a known case', () => {
    expect(omocodiaVariant('RSSMRA85T10A562S', [6])).toBe('RSSMRA85T10A56NH');
  });

  it('ignores a place that does not exist', () => {
    expect(omocodiaVariant('RSSMRA85T10A562S', [9])).toBe('RSSMRA85T10A562S');
  });
});

it('normalizes a fiscal code to capitals without spaces (formato.codici.2)', () => {
  expect(normalizeFiscalCode(' rss mra ')).toBe('RSSMRA');
});
