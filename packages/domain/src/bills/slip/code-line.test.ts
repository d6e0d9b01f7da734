import { describe, expect, it } from 'vitest';
import { MOST_ON_A_SLIP, SLIP_DOCUMENT_TYPE, slipCodeLine } from './code-line.ts';

const fields = { clientCode: '069920107000000177', amount: 9675, account: '73682981' };

it('returns the document type and the highest amount (bolletta.bollettino.2)', () => {
  expect(SLIP_DOCUMENT_TYPE).toBe('896');
  expect(MOST_ON_A_SLIP).toBe(9_999_999_999);
});

describe('slipCodeLine (bolletta.bollettino.2)', () => {
  it.each([
    [1, '1', '<069920107000000177>     00000000+01>  000000000001<  896>'],
    [99, '12', '<069920107000000177>     00000000+99>  000000000012<  896>'],
    [100, '12345678901', '<069920107000000177>     00000001+00>  012345678901<  896>'],
    [9_999_999_999, '123456789012', '<069920107000000177>     99999999+99>  123456789012<  896>'],
  ])('returns for %i cents to account %s the line %s', (amount, account, line) => {
    expect(slipCodeLine({ ...fields, amount, account })).toBe(line);
  });

  it.each(['', '069920107000000178', '06992010700000017', 'x69920107000000177'])(
    'rejects client code %j',
    (clientCode) => {
      const error = new RangeError('The client code of a slip has 18 digits that check.');
      expect(() => slipCodeLine({ ...fields, clientCode })).toThrow(error);
    },
  );

  it.each([0, -1, 0.5, 1.5, 10_000_000_000, Number.NaN, Number.POSITIVE_INFINITY])(
    'rejects an amount of %d',
    (amount) => {
      const error = new RangeError('The amount of a slip is from one cent to 99,999,999.99 euros.');
      expect(() => slipCodeLine({ ...fields, amount })).toThrow(error);
    },
  );

  it.each(['', '1234567890123', 'a12', '12a', '1 2', ' 12', '-1'])('rejects account %j', (account) => {
    const error = new RangeError('A postal account has up to 12 digits.');
    expect(() => slipCodeLine({ ...fields, account })).toThrow(error);
  });
});
