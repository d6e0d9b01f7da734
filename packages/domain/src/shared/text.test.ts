import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOneOf, oneOfOr } from './one-of.ts';
import {
  areLines,
  booleanFromText,
  fileNameOf,
  foldText,
  isBlank,
  isCode,
  isLine,
  isPositiveInteger,
  isUsername,
  presentText,
  stripLeadingZeros,
  tidyLine,
  tidyLines,
} from './text.ts';

describe('fileNameOf', () => {
  it.each([
    ['bolletta.pdf', 'bolletta.pdf'],
    [' C:\\foto\\contatore.png ', 'contatore.png'],
    ['../../etc/passwd', 'passwd'],
    ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie: x=1.pdf'],
    ['a\n/b.pdf', 'b.pdf'],
    ['fattura\u202Efdp.exe', 'fatturafdp.exe'],
    ['\u2066perché\u2069 àèì.pdf', 'perché àèì.pdf'],
    ['a\u0000b\u2028.pdf', 'ab.pdf'],
  ])('takes from %j the file name %j', (given, name) => {
    expect(fileNameOf(given)).toBe(name);
  });
});

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
  ])('returns for %j whether it is a positive integer: %s', (text, expected) => {
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
  ])('strips leading zeros of %j to %j', (text, expected) => {
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
])('reads %j as the boolean %s (formato.testo.1)', (text, expected) => {
  expect(booleanFromText(text)).toBe(expected);
});

it.each([
  [' a ', 'a'],
  ['', undefined],
  [' \t\n', undefined],
  [undefined, undefined],
  [null, undefined],
])('reads %j as the present text %j (chiamata.vuoti.1)', (text, expected) => {
  expect(presentText(text)).toBe(expected);
});

it('folds case, accents and outer spaces of a text', () => {
  expect(foldText(' Sospeso per Morosità ')).toBe('sospeso per morosita');
});

it('accepts only the listed codes, and replaces others by the fallback', () => {
  expect(isOneOf(['A', 'B'], 'A')).toBe(true);
  expect(isOneOf(['A', 'B'], 'C')).toBe(false);
  expect(isOneOf(['A', 'B'], undefined)).toBe(false);
  expect(oneOfOr(['A', 'B'], 'B', 'SCONOSCIUTO')).toBe('B');
  expect(oneOfOr(['A', 'B'], 7, 'SCONOSCIUTO')).toBe('SCONOSCIUTO');
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom(' ', '\n', '\r', '\t', 'a', 'e', '\u0300', '\u200b', '\u202e', '\u2028', '\ud800'),
  }),
);

describe('what can be seen', () => {
  it.each([
    ['', true],
    [' \t\r\n\u00a0\u2003', true],
    ['\u200b\u200d\ufeff\u2060\u00ad', true],
    ['\u2800\u3164', true],
    ['\u202e', true],
    ['.', false],
    [' a ', false],
    ['\u200ba\u200b', false],
    ['👩‍👩‍👧', false],
    ['è', false],
    // Not blank, because it is rejected as an invalid character.
    ['\u0007', false],
  ])('returns for %j whether it is blank: %s', (text, expected) => {
    expect(isBlank(text)).toBe(expected);
  });

  it('treats text with a visible character as not blank, and blank text as absent', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('a', 'è', '7', '€', '漢'), (text, seen) => {
        expect(isBlank(text + seen)).toBe(false);
        expect(isBlank(text)).toBe(presentText(text) === undefined);
      }),
    );
  });
});

describe('a text as it is kept', () => {
  it('stays as it is when it is tidied again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(tidyLine(tidyLine(text))).toBe(tidyLine(text));
        expect(tidyLines(tidyLines(text))).toBe(tidyLines(text));
      }),
    );
  });

  it('tidies composed and decomposed text alike, and removes outer white space', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(tidyLine(text.normalize('NFD'))).toBe(tidyLine(text.normalize('NFC')));
        expect(tidyLine(` ${text}\n`)).toBe(tidyLine(text));
        expect(tidyLine(text).trim()).toBe(tidyLine(text));
      }),
    );
  });

  it('tidies lines to one kind of line break, without tabs', () => {
    expect(tidyLines('a\r\nb\rc\u2028d\u2029e\tf\n')).toBe('a\nb\nc\nd\ne f');
    fc.assert(
      fc.property(anyText, (text) => {
        expect(tidyLines(text)).not.toMatch(/[\r\t\u2028\u2029]/);
      }),
    );
  });

  it('accepts lines exactly when each of them is a valid line', () => {
    fc.assert(
      fc.property(fc.array(anyText), (parts) => {
        const whole = parts.map((part) => part.replaceAll('\n', ''));
        expect(areLines(whole.join('\n'))).toBe(whole.every(isLine));
      }),
    );
  });

  it.each(['\0', '\u0007', '\t', '\n', '\r', '\u001f', '\u007f', '\u0085', '\u009f', '\ud800', '\udc00'])(
    'rejects a line with %j in it',
    (character) => expect(isLine(`a${character}b`)).toBe(false),
  );

  it.each(['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'])(
    'does not turn the direction of reading with %j',
    (character) => expect([isLine(`a${character}b`), areLines(`a${character}b`)]).toEqual([false, false]),
  );

  it.each(['Casa', 'È vero?', 'Böhm & Söhne', '👩‍👩‍👧 casa', 'שלום', '漢字', 'a\u200db'])('accepts line %j', (text) =>
    expect(isLine(text)).toBe(true),
  );
});

describe('alphabets', () => {
  it.each([
    ['4000100001', true],
    ['IT001E12345678', true],
    ['rec_0199f0c2.bWFj', true],
    ['a/b:c', true],
    ['', false],
    ['a b', false],
    ['città', false],
    ['a\u200b', false],
    ['а', false],
    ['a\n', false],
  ])('returns for %j whether it is a code: %s', (text, expected) => expect(isCode(text)).toBe(expected));

  it.each([
    ['luce', true],
    ['Giulia.Ferri-85_x', true],
    ['giulia+luce@example.it', true],
    ['', false],
    ['luce\u200b', false],
    ['lu ce', false],
    ['lucè', false],
    ['ⅼuce', false],
    ["o'hara", false],
  ])('returns for %j whether it is a username: %s', (text, expected) => expect(isUsername(text)).toBe(expected));
});

it.each([
  ['a12', false],
  ['12a', false],
  ['1a2', false],
  ['9', true],
  ['\n12\t', true],
  ['/', false],
  [':', false],
])('returns for %j digits: %s (formato.testo.1)', (text, expected) => {
  expect(isPositiveInteger(text)).toBe(expected);
});

it.each([
  ['00a', 'a'],
  ['a00', 'a00'],
  ['10', '10'],
  ['1001', '1001'],
  ['00', '0'],
])('returns %j without leading zeros as %j (formato.testo.1)', (text, expected) => {
  expect(stripLeadingZeros(text)).toBe(expected);
});

it.each([
  ['a/b/c.pdf', 'c.pdf'],
  ['a\\b/c.pdf', 'c.pdf'],
  ['a/b\\c.pdf', 'c.pdf'],
  ['a/', ''],
  ['', ''],
  ['.', '.'],
  ['a b.pdf', 'a b.pdf'],
  ['\u061Ca\u200Eb\u200Fc', 'abc'],
  ['a\u2028b\u2029c', 'abc'],
  ['a\u202Ab\u202Bc\u202Cd\u202De\u202Ef', 'abcdef'],
  ['a\u2066b\u2067c\u2068d\u2069e', 'abcde'],
  ['a\u2027b', 'a\u2027b'],
  ['a\u202Fb', 'a\u202Fb'],
  ['a\u200Db', 'a\u200Db'],
  ['a\u206Ab', 'a\u206Ab'],
  ['a\u007F\u009F\tb', 'ab'],
  ['\u202E a \u202E', 'a'],
])('returns %j as the file name %j', (given, name) => {
  expect(fileNameOf(given)).toBe(name);
});

it.each([
  ['ÀÈÌÒÙ', 'aeiou'],
  ['e\u0301\u0323x', 'ex'],
  ['\n Ç \t', 'c'],
  ['a b', 'a b'],
  ['', ''],
])('returns %j folded as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it.each([
  ['e\u0300', '\u00E8'],
  [' \ta  b\n', 'a  b'],
  ['', ''],
])('returns the line %j tidied as %j (formato.testo.2)', (text, tidied) => {
  expect(tidyLine(text)).toBe(tidied);
});

it.each([
  ['a\rb', 'a\nb'],
  ['a\r\nb', 'a\nb'],
  ['a\n\rb', 'a\n\nb'],
  ['a\r\r\nb', 'a\n\nb'],
  ['a\u2028\u2029b', 'a\n\nb'],
  ['a\t\tb', 'a  b'],
  ['\ta\t', 'a'],
])('returns the lines %j tidied as %j (formato.testo.2)', (text, tidied) => {
  expect(tidyLines(text)).toBe(tidied);
});

it.each([
  ['a\nb', false, true],
  ['a\n\nb\n', false, true],
  ['a\rb', false, false],
  ['a\tb', false, false],
  ['a\u2028b', false, false],
  ['a\u2029b', false, false],
  ['a\u2027b', true, true],
  ['a\u202Fb', true, true],
  ['a\u2065b', true, true],
  ['a\u206Ab', true, true],
  ['', true, true],
])('returns for %j a line: %s, lines: %s (formato.testo.2)', (text, line, lines) => {
  expect(isLine(text)).toBe(line);
  expect(areLines(text)).toBe(lines);
});

it.each([
  ['!', true],
  ['~', true],
  ['!~', true],
  [' a', false],
  ['a ', false],
  ['èa', false],
  ['a\u007F', false],
  ['\u007Fa', false],
])('returns for %j a code: %s', (text, expected) => {
  expect(isCode(text)).toBe(expected);
});

it.each([
  ['.', true],
  ['_', true],
  ['+', true],
  ['@', true],
  ['-', true],
  ['A', true],
  ['Z', true],
  ['a', true],
  ['z', true],
  ['0', true],
  ['9', true],
  [',', false],
  ['/', false],
  ['[', false],
  ['`', false],
  ['èluce', false],
  [' luce', false],
  ['luce ', false],
])('returns for %j a username: %s (credenziali.username.2)', (text, expected) => {
  expect(isUsername(text)).toBe(expected);
});

it.each([
  ['\u200b', undefined],
  ['\u2800 \u2800', undefined],
  ['\u200b a \u200b', '\u200b a \u200b'],
  [' a b ', 'a b'],
  ['0', '0'],
])('returns %j as the present text %j (chiamata.vuoti.1)', (text, expected) => {
  expect(presentText(text)).toBe(expected);
});
