import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountCin, ibanNeedsCheck, isItalianIban, italianIban, italianIbanParts, normalizeIban } from './iban.ts';

const five = fc.nat(99_999).map((value) => String(value).padStart(5, '0'));
const account = fc
  .array(fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')), {
    minLength: 12,
    maxLength: 12,
  })
  .map((characters) => characters.join(''));
const parts = fc.record({ abi: five, cab: five, account });

describe('isItalianIban (pagamento.iban.3)', () => {
  it.each([
    ['IT60X0542811101000000123456', 'the usual example'],
    ['it60 x054 2811 1010 0000 0123 456', 'small letters and spaces'],
  ])('accepts %j (%s)', (iban) => {
    expect(isItalianIban(iban)).toBe(true);
  });

  it.each([
    ['IT61X0542811101000000123456', 'wrong check digits'],
    ['IT40S0542811101000000123456', 'right check digits, wrong CIN'],
    [italianIban({ cin: 'Y', abi: '05428', cab: '11101', account: '000000123456' }), 'wrong CIN'],
    ['IT60X054281110100000012345', 'too short'],
    ['IT60X05428111010000001234567', 'too long'],
    ['IT60X0542811A01000000123456', 'letter in the branch'],
    ['DE89370400440532013000', 'another country'],
    ['SM86U0322509800000000270100', 'San Marino'],
    ['', 'empty'],
  ])('refuses %j (%s)', (iban) => {
    expect(isItalianIban(iban)).toBe(false);
  });

  it('accepts every IBAN that is built, and gives its parts back', () => {
    fc.assert(
      fc.property(parts, (built) => {
        const iban = italianIban(built);
        expect(iban).toHaveLength(27);
        expect(isItalianIban(iban)).toBe(true);
        expect(italianIbanParts(iban)).toEqual({ ...built, cin: accountCin(built) });
      }),
    );
  });

  it('notices any other CIN, even with check digits that fit it', () => {
    fc.assert(
      fc.property(parts, fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')), (built, cin) => {
        fc.pre(cin !== accountCin(built));
        expect(isItalianIban(italianIban({ ...built, cin }))).toBe(false);
      }),
    );
  });

  it('notices any single digit that was mistyped', () => {
    fc.assert(
      fc.property(parts, fc.nat(26), fc.nat(9), (built, at, digit) => {
        const iban = italianIban(built);
        fc.pre(iban.charAt(at) !== String(digit));
        expect(isItalianIban(iban.slice(0, at) + digit + iban.slice(at + 1))).toBe(false);
      }),
    );
  });

  it('accepts one pair of check digits only', () => {
    fc.assert(
      fc.property(parts, fc.nat(99), (built, pair) => {
        const iban = italianIban(built);
        const typed = `IT${String(pair).padStart(2, '0')}${iban.slice(4)}`;
        expect(isItalianIban(typed)).toBe(typed === iban);
      }),
    );
  });
});

it('pads the numbers of an IBAN', () => {
  expect(italianIban({ abi: '5428', cab: '11101', account: '123456' })).toBe('IT60X0542811101000000123456');
});

it.each([
  ['IT60X0542811101000000123456', true],
  ['it00', true],
  [' i t', true],
  ['FR7630006000011234567890189', false],
  ['', false],
])('ibanNeedsCheck(%j) is %s (pagamento.iban.2)', (iban, expected) => {
  expect(ibanNeedsCheck(iban)).toBe(expected);
});

it('normalizeIban takes spaces out and capitals in (formato.codici.2)', () => {
  expect(normalizeIban(' it60 x05 ')).toBe('IT60X05');
});
