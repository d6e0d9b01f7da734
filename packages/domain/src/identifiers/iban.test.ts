import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remainder97 } from './mod-97.ts';
import {
  accountCin,
  ibanNeedsCheck,
  isIban,
  isItalianIban,
  italianIban,
  italianIbanParts,
  normalizeIban,
} from './iban.ts';

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
  ])('rejects %j (%s)', (iban) => {
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
        // Replacing a letter by a digit shifts the rest; one in ninety-seven results is valid by chance.
        fc.pre(/[0-9]/.test(iban.charAt(at)) && iban.charAt(at) !== String(digit));
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

function ibanOf(country: string, account: string): string {
  return `${country}${String(98 - remainder97(`${account}${country}00`)).padStart(2, '0')}${account}`;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const characters = (length: number) =>
  fc.array(fc.constantFrom(...'0123456789'.split(''), ...letters), { minLength: length, maxLength: length });

describe('isIban (pagamento.iban.4)', () => {
  it.each([
    'IT60X0542811101000000123456',
    'SM86U0322509800000000270100',
    'DE89370400440532013000',
    'FR1420041010050500013M02606',
    'GB29NWBK60161331926819',
    'CH9300762011623852957',
    'AT611904300234573201',
    'ES9121000418450200051332',
    'NL91ABNA0417164300',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
    'LC55HEMM000100010012001200023015',
    'VA59001123000012345678',
    ' de89 3704 0044 0532 0130 00 ',
  ])('accepts %j', (iban) => {
    expect(isIban(iban)).toBe(true);
  });

  it.each([
    ['', 'nothing'],
    ['A', 'a letter'],
    ['IT', 'a country'],
    ['DE00370400440532013000', 'no check digits'],
    ['DE88370400440532013000', 'wrong check digits'],
    [ibanOf('DE', '37040044053201300'), 'too short for its country'],
    [ibanOf('DE', '3704004405320130000'), 'too long for its country'],
    [ibanOf('ZZ', '1234567890'), 'too short for any'],
    [`${ibanOf('ZZ', '1'.repeat(30))}1`, 'too long for any'],
    ['DE893704004405320130!0', 'a sign'],
    ['DÈ89370400440532013000', 'an accent'],
  ])('rejects %j (%s)', (iban) => {
    expect(isIban(iban)).toBe(false);
  });

  it('takes every Italian one that is good', () => {
    fc.assert(
      fc.property(parts, (built) => {
        expect(isIban(italianIban(built))).toBe(true);
      }),
    );
  });

  it('takes any account of a country whose lengths nobody knows, from 15 to 34 characters', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 34 }).chain(characters), (account) => {
        expect(isIban(ibanOf('ZZ', account.join('')))).toBe(account.length >= 11 && account.length <= 30);
      }),
    );
  });

  it('knows how long those of a country are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 11, max: 30 }).chain(characters), (account) => {
        expect(isIban(ibanOf('DE', account.join('')))).toBe(account.length === 18);
        expect(isIban(ibanOf('NO', account.join('')))).toBe(account.length === 11);
      }),
    );
  });

  it('notices any single digit that was mistyped, and two neighbouring digits that changed places', () => {
    fc.assert(
      fc.property(characters(18), fc.nat(17), fc.nat(9), (account, at, digit) => {
        const iban = ibanOf('ZZ', account.join(''));
        const place = 4 + at;
        if (/[0-9]/.test(iban.charAt(place)) && iban.charAt(place) !== String(digit)) {
          expect(isIban(iban.slice(0, place) + digit + iban.slice(place + 1))).toBe(false);
        }
        const [one = '', other = ''] = iban.slice(place - 1, place + 1);
        if (at > 0 && one !== other && /^[0-9]{2}$/.test(one + other))
          expect(isIban(iban.slice(0, place - 1) + other + one + iban.slice(place + 1))).toBe(false);
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
])('returns for IBAN %j whether it needs a check: %s (pagamento.iban.2)', (iban, expected) => {
  expect(ibanNeedsCheck(iban)).toBe(expected);
});

it('normalizes an IBAN to capitals without spaces (formato.codici.2)', () => {
  expect(normalizeIban(' it60 x05 ')).toBe('IT60X05');
});

describe("the length of a country's IBANs in SWIFT's registry (pagamento.iban.4)", () => {
  const lengths: [number, string][] = [
    [15, 'NO'],
    [16, 'BE'],
    [18, 'DK FI FK FO GL NL SD'],
    [19, 'MK SI'],
    [20, 'AT BA EE KZ LT LU MN XK'],
    [21, 'CH HR LI LV'],
    [22, 'BG BH CR DE GB GE IE ME RS VA'],
    [23, 'AE GI IL IQ OM SO TL'],
    [24, 'AD CZ ES MD PK RO SA SE SK TN VG'],
    [25, 'LY PT ST'],
    [26, 'IS TR'],
    [27, 'BI DJ FR GR IT MC MR SM'],
    [28, 'AL AZ BY CY DO GT HN HU LB NI PL SV'],
    [29, 'BR EG PS QA UA'],
    [30, 'JO KW MU YE'],
    [31, 'MT SC'],
    [32, 'LC'],
    [33, 'RU'],
  ];

  it.each(lengths)('is %i characters for %s', (length, countries) => {
    for (const country of countries.split(' ')) {
      const isIbanOf = (characters: number) => isIban(ibanOf(country, '1'.repeat(characters - 4)));
      expect([country, ...[length - 1, length, length + 1].map(isIbanOf)]).toEqual([country, false, true, false]);
    }
  });
});
