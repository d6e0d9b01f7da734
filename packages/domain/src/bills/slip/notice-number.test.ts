import { describe, expect, it } from 'vitest';
import { groupedNoticeNumber, isNoticeNumber, noticeNumber, slipCheckDigits } from './notice-number.ts';

describe('slipCheckDigits (bolletta.bollettino.1)', () => {
  it.each([
    ['0000000000000000', '00'],
    ['0000000000000009', '09'],
    ['0000000000000010', '10'],
    ['0000000000000092', '92'],
    ['0000000000000093', '00'],
    ['0699201070000001', '77'],
  ])('returns for %s the digits %s', (base, digits) => {
    expect(slipCheckDigits(base)).toBe(digits);
    expect(noticeNumber(base)).toBe(`${base}${digits}`);
  });

  it.each([
    '',
    '069920107000000',
    '06992010700000011',
    'a0699201070000001',
    '0699201070000001a',
    '069920107000000a',
    ' 069920107000000',
    '0699201070000001\n',
  ])('rejects %j', (base) => {
    const error = new RangeError('The base of a slip has sixteen digits.');
    expect(() => slipCheckDigits(base)).toThrow(error);
    expect(() => noticeNumber(base)).toThrow(error);
  });
});

describe('isNoticeNumber (bolletta.bollettino.1)', () => {
  it.each([
    ['069920107000000177', true],
    ['000000000000000000', true],
    ['069920107000000176', false],
    ['069920107000000178', false],
    ['069920107000000277', false],
    ['06992010700000017', false],
    ['0699201070000001770', false],
    ['0069920107000000177', false],
    ['x069920107000000177', false],
    ['069920107000000177x', false],
    ['x69920107000000177', false],
    ['0699201070000001', false],
    ['', false],
  ])('returns for %j: %s', (text, expected) => {
    expect(isNoticeNumber(text)).toBe(expected);
  });
});

it.each([
  ['069920107000000177', '0699 2010 7000 0001 77'],
  ['0699201070000001', '0699 2010 7000 0001'],
  ['06992', '0699 2'],
  ['0699', '0699'],
  ['069', '069'],
  ['', ''],
])('returns %j in groups as %j', (number, groups) => {
  expect(groupedNoticeNumber(number)).toBe(groups);
});
