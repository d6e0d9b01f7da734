import { describe, expect, it } from 'vitest';
import { PAGOPA_SYMBOL, pagoPaCode } from './pagopa-code.ts';

const notice = '069920107000000177';
const payee = '01234567897';

it('returns version and error correction of the symbol', () => {
  expect(PAGOPA_SYMBOL).toEqual({ version: 4, errorCorrection: 'M' });
});

describe('pagoPaCode (bolletta.bollettino.3)', () => {
  it.each([
    [1, 'PAGOPA|002|069920107000000177|01234567897|1'],
    [9675, 'PAGOPA|002|069920107000000177|01234567897|9675'],
    [9_999_999_999, 'PAGOPA|002|069920107000000177|01234567897|9999999999'],
  ])('returns the code of %i cents', (amount, code) => {
    expect(pagoPaCode(notice, payee, amount)).toBe(code);
  });

  it.each(['', '069920107000000178', '06992010700000017', '0699201070000001770'])('rejects notice %j', (wrong) => {
    expect(() => pagoPaCode(wrong, payee, 1)).toThrow(new RangeError('A notice number has 18 digits that check.'));
  });

  it.each(['', '01234567898', '0123456789', 'FRRGLI85M41F205V'])('rejects payee %j', (wrong) => {
    expect(() => pagoPaCode(notice, wrong, 1)).toThrow(new RangeError('A payee has a fiscal code of 11 digits.'));
  });

  it.each([0, -1, 0.5, 1.5, 10_000_000_000, Number.NaN])('rejects an amount of %d', (amount) => {
    const error = new RangeError('The amount of a notice is from one cent to 99,999,999.99 euros.');
    expect(() => pagoPaCode(notice, payee, amount)).toThrow(error);
  });
});
