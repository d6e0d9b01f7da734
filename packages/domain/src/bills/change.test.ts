import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainChange, type ComparedBill } from './change.ts';
import { BILL_LINE_KINDS, lineAmount, type BillLine } from './line.ts';

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
  ])('%s', (_, previous, current, expected) => {
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
