import { describe, expect, it } from 'vitest';
import type { CommodityContract } from '../contracts/contract.ts';
import { billMatters } from './bill-matters.ts';
import { readingMatters } from './reading-matters.ts';

describe('what bills ask for (home.urgenza.4)', () => {
  const bill = (openAmount: number, expirationDate?: string) => ({ openAmount, expirationDate });

  it.each([
    ['nothing where nothing is to be paid', [], [], []],
    [
      'all that is overdue together, from the earliest day',
      [bill(1000, '2026-11-10'), bill(250, '2026-10-01')],
      [],
      [['OVERDUE_BILL', 1250, '2026-10-01', 2]],
    ],
    [
      'all that is due together, by the earliest day',
      [],
      [bill(100, '2026-12-05'), bill(20, '2026-12-01'), bill(3, '2026-12-05')],
      [['DUE_BILL', 123, '2026-12-01', 3]],
    ],
    [
      'a bill without a day',
      [bill(5)],
      [bill(7)],
      [
        ['OVERDUE_BILL', 5, undefined, 1],
        ['DUE_BILL', 7, undefined, 1],
      ],
    ],
  ])('returns the matters of bills: %s', (_what, overdue, due, expected) => {
    const said = billMatters({ overdue, due }).map(({ kind, amount, day, bills }) => [kind, amount, day, bills.length]);
    expect(said).toEqual(expected);
  });
});

describe('what meters ask for', () => {
  const contract: CommodityContract = {
    type: 'COMMODITY',
    code: '1',
    status: 'ATTIVO',
    commodity: { commodityType: 'GAS', commodityMarket: 'LIBERO', selfReading: true },
  };

  it('returns only open reading windows, with their last day (home.urgenza.1)', () => {
    const windows = [
      { contract, awaited: { isOpen: true, closesOn: '2026-11-30' } },
      { contract, awaited: { isOpen: false, closesOn: '2026-12-30' } },
    ];
    expect(readingMatters(windows)).toEqual([{ kind: 'READING_WINDOW', contract, day: '2026-11-30' }]);
  });
});

it('returns overdue bills together, then due ones together, each with its own bills (home.urgenza.4)', () => {
  const early = { openAmount: 200, expirationDate: '2026-10-01' };
  const undated = { openAmount: 30 };
  const late = { openAmount: 1000, expirationDate: '2026-11-10' };
  const due = { openAmount: 4, expirationDate: '2026-12-01' };
  const other = { openAmount: 5, expirationDate: '2026-12-09' };
  expect(billMatters({ overdue: [late, undated, early], due: [due, other] })).toEqual([
    { kind: 'OVERDUE_BILL', bills: [late, undated, early], amount: 1230, day: '2026-10-01' },
    { kind: 'DUE_BILL', bills: [due, other], amount: 9, day: '2026-12-01' },
  ]);
});
