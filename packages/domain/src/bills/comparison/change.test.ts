import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainChange, type ComparedBill } from './change.ts';
import { BILL_LINE_KINDS, lineAmount, type BillLine } from '../lines/line.ts';

const aLine = (given: Partial<BillLine> & Pick<BillLine, 'kind'>): BillLine => {
  const line = {
    part: 'VENDITA' as const,
    label: '',
    band: undefined,
    quantity: undefined,
    unit: undefined,
    months: undefined,
    unitPrice: undefined,
    vatRate: 10,
    vatNature: undefined,
    taxable: undefined,
    periodStart: undefined,
    periodEnd: undefined,
    ...given,
  };
  const { quantity = 1, months = 1, unitPrice = 1 } = line;
  return { ...line, amount: given.amount ?? lineAmount({ quantity, months, unitPrice }) };
};

const aBill = (lines: readonly BillLine[], periodStart = '2026-01-01', periodEnd = '2026-01-30'): ComparedBill => ({
  lines,
  periodStart,
  periodEnd,
});
const used = (quantity: number, unitPrice: number) => aLine({ kind: 'QUOTA_CONSUMI', quantity, unitPrice });
const nothing = { difference: 0, quantity: 0, price: 0, days: 0, corrections: 0, tax: 0, other: 0 };

describe('why a bill changed (bolletta.confronto.1)', () => {
  it.each([
    ['more used', [used(100, 0.2)], [used(150, 0.2)], { difference: 1_000, quantity: 1_000 }],
    [
      'of unknown use in one of them',
      [aLine({ kind: 'QUOTA_CONSUMI', amount: 2_000 })],
      [used(100, 0.3)],
      { difference: 1_000, other: 1_000 },
    ],
    ['given back', [used(100, 0.2)], [used(100, -0.2)], { difference: -4_000, other: -4_000 }],
    ['dearer', [used(100, 0.2)], [used(100, 0.3)], { difference: 1_000, price: 1_000 }],
    [
      'more used and dearer: what is new costs what it used to, the price is for all of it',
      [used(100, 0.2)],
      [used(150, 0.3)],
      { difference: 2_500, quantity: 1_000, price: 1_500 },
    ],
    [
      'another power',
      [aLine({ kind: 'QUOTA_POTENZA', quantity: 3, months: 2, unitPrice: 2 })],
      [aLine({ kind: 'QUOTA_POTENZA', quantity: 4.5, months: 2, unitPrice: 2 })],
      { difference: 600, quantity: 600 },
    ],
    [
      'a month more, a dearer month',
      [aLine({ kind: 'QUOTA_FISSA', months: 1, unitPrice: 10 })],
      [aLine({ kind: 'QUOTA_FISSA', months: 2, unitPrice: 11 })],
      { difference: 1_200, days: 1_000, price: 200 },
    ],
    ['a share that is new', [], [used(10, 0.5)], { difference: 500, quantity: 500 }],
    ['a share that is gone', [used(10, 0.5)], [], { difference: -500, quantity: -500 }],
    [
      'a share charged for almost nothing',
      [aLine({ kind: 'QUOTA_FISSA', quantity: 0.001, months: 0.0001, amount: 40_347 })],
      [aLine({ kind: 'QUOTA_FISSA', quantity: 5_483.345, months: 4.0713, amount: 0 })],
      { difference: -40_347, other: -40_347 },
    ],
    [
      'taxes, corrections and the rest',
      [aLine({ kind: 'IVA', amount: 100 }), aLine({ kind: 'BONUS', amount: -300 })],
      [
        aLine({ kind: 'IVA', amount: 130 }),
        aLine({ kind: 'ACCISE', amount: 20 }),
        aLine({ kind: 'RICALCOLO', amount: -70 }),
        aLine({ kind: 'CANONE_RAI', amount: 900 }),
      ],
      { difference: 1_180, tax: 50, corrections: -70, other: 1_200 },
    ],
  ])('explains the difference of two bills: %s', (_, previous, current, expected) => {
    expect(explainChange(aBill(previous), aBill(current))).toEqual({ ...nothing, ...expected });
  });

  it('tells more days from more used in a day', () => {
    const month = aBill([used(300, 0.2)], '2026-01-01', '2026-01-30');
    const two = aBill([used(720, 0.2)], '2026-01-31', '2026-03-31');
    expect(explainChange(month, two)).toEqual({ ...nothing, difference: 8_400, days: 6_000, quantity: 2_400 });
  });

  it('gives every cent its place, whatever the bills are', () => {
    const kind = fc.constantFrom(...BILL_LINE_KINDS);
    const decimal = (max: number, decimals: number) =>
      fc.integer({ min: 0, max }).map((whole) => whole / 10 ** decimals);
    const line = fc
      .record({
        kind,
        part: fc.constantFrom('VENDITA' as const, 'RETE' as const),
        quantity: fc.option(decimal(9_000_000, 3), { nil: undefined }),
        months: fc.option(decimal(60_000, 4), { nil: undefined }),
        amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
      })
      .map(aLine);
    const bill = fc
      .tuple(fc.array(line, { maxLength: 12 }), fc.integer({ min: 10, max: 28 }))
      .map(([lines, day]) => aBill(lines, '2026-01-01', `2026-02-${day}`));
    fc.assert(
      fc.property(bill, bill, (previous, current) => {
        const { difference, ...parts } = explainChange(previous, current);
        expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(difference);
        expect(Object.values(parts).every(Number.isInteger)).toBe(true);
      }),
    );
  });
});

describe('explainChange (bolletta.confronto.1)', () => {
  const fixed = (given: Partial<BillLine>) => aLine({ kind: 'QUOTA_FISSA', ...given });
  const power = (quantity: number, months: number, amount: number) =>
    aLine({ kind: 'QUOTA_POTENZA', quantity, months, amount });

  it.each([
    ['RICALCOLO', { corrections: 30 }],
    ['ACCISE', { tax: 30 }],
    ['IVA', { tax: 30 }],
    ['BONUS', { other: 30 }],
    ['CANONE_RAI', { other: 30 }],
    ['SERVIZI', { other: 30 }],
    ['ALTRO', { other: 30 }],
    ['QUOTA_CONSUMI', { other: 30 }],
    ['QUOTA_FISSA', { other: 30 }],
    ['QUOTA_POTENZA', { other: 30 }],
  ] as const)('returns a change of lines of %s as %j', (kind, expected) => {
    const [before, after] = [aBill([aLine({ kind, amount: 100 })]), aBill([aLine({ kind, amount: 130 })])];
    expect(explainChange(before, after)).toEqual({ ...nothing, difference: 30, ...expected });
  });

  it.each([
    ['a price that was zero', [used(10, 0)], [used(10, 0.5)], { difference: 500, price: 500 }],
    ['a price that is zero', [used(10, 0.5)], [used(10, 0)], { difference: -500, price: -500 }],
    ['a credit before', [used(100, -0.2)], [used(100, 0.2)], { difference: 4_000, other: 4_000 }],
    [
      'a quantity unknown now',
      [used(100, 0.3)],
      [aLine({ kind: 'QUOTA_CONSUMI', amount: 2_000 })],
      { difference: -1_000, other: -1_000 },
    ],
    [
      'a quantity of zero before',
      [aLine({ kind: 'QUOTA_CONSUMI', quantity: 0, amount: 300 })],
      [used(100, 0.2)],
      { difference: 1_700, quantity: 1_700 },
    ],
    [
      'zero months before',
      [fixed({ months: 0, amount: 300 })],
      [fixed({ months: 2, amount: 2_000 })],
      { difference: 1_700, quantity: 1_700 },
    ],
    [
      'months unknown before',
      [fixed({ amount: 1_000 })],
      [fixed({ months: 1, amount: 2_000 })],
      { difference: 1_000, other: 1_000 },
    ],
    [
      'a quantity known only now',
      [fixed({ months: 1, amount: 1_000 })],
      [fixed({ quantity: 2, months: 1, amount: 2_000 })],
      { difference: 1_000, quantity: 1_000 },
    ],
    [
      'months unknown now',
      [fixed({ months: 1, amount: 1_000 })],
      [fixed({ amount: 2_000 })],
      { difference: 1_000, other: 1_000 },
    ],
    ['a new share of unknown months', [], [fixed({ amount: 700 })], { difference: 700, quantity: 700 }],
    ['an old share that gave back', [used(100, -0.2)], [], { difference: 2_000, quantity: 2_000 }],
    ['more months of the same power', [power(3, 1, 600)], [power(3, 2, 1_200)], { difference: 600, days: 600 }],
    [
      'more months of more power',
      [power(3, 1, 600)],
      [power(4, 2, 1_600)],
      { difference: 1_000, days: 600, quantity: 400 },
    ],
    [
      'all three shares',
      [used(100, 0.2), fixed({ months: 1, amount: 1_000 }), power(3, 1, 600)],
      [used(150, 0.2), fixed({ months: 2, amount: 2_000 }), power(4.5, 1, 1_000)],
      { difference: 2_400, quantity: 1_300, days: 1_000, price: 100 },
    ],
    [
      'the most that is explained',
      [fixed({ months: 1, amount: 1 })],
      [fixed({ months: 1_000_000_000_001, amount: 2 })],
      { difference: 1, days: 1_000_000_000_000, price: -999_999_999_999 },
    ],
    [
      'more days than can be explained',
      [fixed({ months: 1, amount: 1 })],
      [fixed({ months: 1_000_000_000_002, amount: 2 })],
      { difference: 1, other: 1 },
    ],
    [
      'more quantity than can be explained',
      [power(1, 1, 1)],
      [power(1_000_000_000_002, 1, 2)],
      { difference: 1, other: 1 },
    ],
    [
      'fewer days than can be explained',
      [fixed({ months: 2, amount: 4e12 })],
      [fixed({ months: 1, amount: 0 })],
      { difference: -4e12, other: -4e12 },
    ],
    ['less quantity than can be explained', [power(2, 1, 4e12)], [power(1, 1, 0)], { difference: -4e12, other: -4e12 }],
  ])('returns for %s the parts of the difference', (_, previous, current, expected) => {
    expect(explainChange(aBill(previous), aBill(current))).toEqual({ ...nothing, ...expected });
  });

  it.each([
    ['without a start', undefined, '2026-01-30'],
    ['without an end', '2026-01-01', undefined],
    ['without both', undefined, undefined],
    ['of a single day', '2026-01-01', '2026-01-01'],
    ['that ends before it starts', '2026-01-10', '2026-01-01'],
  ])('returns one day for a period %s (%s, %s)', (_, periodStart, periodEnd) => {
    const before: ComparedBill = { lines: [used(100, 0.2)], periodStart, periodEnd };
    const after = aBill([used(300, 0.2)], '2026-01-01', '2026-01-02');
    expect(explainChange(before, after)).toEqual({ ...nothing, difference: 4_000, days: 2_000, quantity: 2_000 });
  });
});
