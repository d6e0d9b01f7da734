import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slipCodeLine } from './code-line.ts';
import { groupedNoticeNumber, isNoticeNumber, noticeNumber } from './notice-number.ts';
import { pagoPaCode } from './pagopa-code.ts';

describe('the number of a notice (bolletta.bollettino.1)', () => {
  it.each([
    ['0000000000000000', '00'],
    ['0000000000000001', '01'],
    ['0000000000000092', '92'],
    ['0000000000000093', '00'],
    ['0000000000000094', '01'],
    ['0699201070000001', '77'],
    ['3011234567890123', '16'],
    ['9999999999999999', '09'],
  ])('appends to %s the check digits %s', (base, digits) => {
    expect(noticeNumber(base)).toBe(base + digits);
    expect(isNoticeNumber(base + digits)).toBe(true);
  });

  it.each([
    '',
    '06992010700000017',
    '0699201070000001777',
    '06992010700000017a',
    '069920107000000178',
    ' 69920107000000177',
  ])('rejects the notice number %j', (text) => {
    expect(isNoticeNumber(text)).toBe(false);
  });

  it('finds every digit that was mistyped', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 9_999_999_999_999_999n }),
        fc.integer({ min: 0, max: 17 }),
        fc.integer({ min: 1, max: 9 }),
        (base, at, by) => {
          const right = noticeNumber(String(base).padStart(16, '0'));
          const digit = (Number(right.charAt(at)) + by) % 10;
          expect(isNoticeNumber(right.slice(0, at) + digit + right.slice(at + 1))).toBe(false);
        },
      ),
    );
  });

  it('groups the digits of a notice number by four', () => {
    expect(groupedNoticeNumber('069920107000000177')).toBe('0699 2010 7000 0001 77');
  });
});

const clientCode = '069920107000000177';

describe('the line of a slip (bolletta.bollettino.2)', () => {
  it.each([
    [9675, '73682981', '<069920107000000177>     00000096+75>  000073682981<  896>'],
    [1, '1', '<069920107000000177>     00000000+01>  000000000001<  896>'],
    [100, '1007214826', '<069920107000000177>     00000001+00>  001007214826<  896>'],
    [9_999_999_999, '123456789012', '<069920107000000177>     99999999+99>  123456789012<  896>'],
  ])('says %i cents to account %s', (amount, account, line) => {
    expect(slipCodeLine({ clientCode, amount, account })).toBe(line);
  });

  it.each([
    { amount: 0 },
    { amount: -1 },
    { amount: 1.5 },
    { amount: 10_000_000_000 },
    { account: '' },
    { account: '1234567890123' },
    { account: '12a' },
    { clientCode: '069920107000000178' },
  ])('throws a RangeError for a slip line with %j', (wrong) => {
    expect(() => slipCodeLine({ clientCode, amount: 9675, account: '73682981', ...wrong })).toThrow(RangeError);
  });
});

describe('the code of a notice (bolletta.bollettino.3)', () => {
  it.each([
    [9675, 'PAGOPA|002|069920107000000177|01234567897|9675'],
    [1, 'PAGOPA|002|069920107000000177|01234567897|1'],
  ])('says %i cents', (amount, text) => {
    expect(pagoPaCode(clientCode, '01234567897', amount)).toBe(text);
  });

  it('keeps the code of a notice within 62 characters at the highest amount', () => {
    expect(pagoPaCode(clientCode, '01234567897', 9_999_999_999).length).toBeLessThanOrEqual(62);
  });

  it.each([
    [clientCode, '01234567897', 0],
    [clientCode, '01234567898', 9675],
    [clientCode, 'FRRGLI85M41F205V', 9675],
    ['0699', '01234567897', 9675],
  ])('throws a RangeError for notice %s, payee %s and amount %i', (notice, payee, amount) => {
    expect(() => pagoPaCode(notice, payee, amount)).toThrow(RangeError);
  });
});
