import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BILL_LINE_KINDS,
  BILL_LINE_PARTS,
  chargedQuantity,
  lineAmount,
  sumOfLines,
  vatGroups,
  vatOn,
  type BillLine,
} from './line.ts';
import { energyReceipt } from './receipt.ts';

const aLine = (given: Partial<BillLine>): BillLine => ({
  kind: 'ALTRO',
  part: undefined,
  label: '',
  band: undefined,
  quantity: undefined,
  unit: undefined,
  months: undefined,
  unitPrice: undefined,
  amount: 0,
  vatRate: undefined,
  vatNature: undefined,
  taxable: undefined,
  periodStart: undefined,
  periodEnd: undefined,
  ...given,
});

describe('the amount of a line (bolletta.voci.3)', () => {
  it.each([
    [{ quantity: 431, unitPrice: 0.142 }, 6_120],
    [{ months: 2, unitPrice: 12 }, 2_400],
    [{ quantity: 3, months: 2, unitPrice: 1.5 }, 900],
    // Exactly half a cent, which a product of doubles would round wrongly.
    [{ quantity: 1, unitPrice: 1.005 }, 101],
    [{ quantity: -1, unitPrice: 1.005 }, -101],
    [{ quantity: 0.333, unitPrice: 0.01 }, 0],
    [{ quantity: 1_000_000.5, unitPrice: 0.123_456_78 }, 12_345_684],
    [{ unitPrice: -9.3 }, -930],
  ])('multiplies the factors %j to %d cents', (factors, cents) => {
    expect(lineAmount(factors)).toBe(cents);
  });
});

it.each([
  [10_000, 22, 2_200],
  [9_420, 10, 942],
  [5, 10, 1],
  [-5, 10, -1],
  [4, 10, 0],
  [0, 22, 0],
])('returns VAT on %d cents at %d%% as %d (bolletta.voci.4)', (taxable, rate, tax) => {
  expect(vatOn(taxable, rate)).toBe(tax);
});

it('groups lines by rate and by the reason of none, taxes beside them (bolletta.voci.4)', () => {
  const lines = [
    aLine({ amount: 1_000, vatRate: 10 }),
    aLine({ amount: 500, vatRate: 22 }),
    aLine({ amount: 250, vatRate: 10 }),
    aLine({ kind: 'IVA', amount: 125, vatRate: 10, taxable: 1_250 }),
    aLine({ kind: 'IVA', amount: 110, vatRate: 22, taxable: 500 }),
    aLine({ kind: 'CANONE_RAI', amount: 1_800, vatRate: 0, vatNature: 'N1' }),
  ];
  expect(vatGroups(lines)).toEqual([
    { rate: 10, nature: undefined, taxable: 1_250, tax: 125 },
    { rate: 22, nature: undefined, taxable: 500, tax: 110 },
    { rate: 0, nature: 'N1', taxable: 1_800, tax: 0 },
  ]);
});

describe('how much lines charge (bolletta.voci.5)', () => {
  const days = (periodStart: string, periodEnd: string) => ({ periodStart, periodEnd });
  it.each([
    [
      'bands',
      [
        { band: 'F1', quantity: 100.5 },
        { band: 'F2', quantity: 100.5 },
        { band: 'F3', quantity: 3 },
      ],
      204,
    ],
    ['energy and network of the same kilowatt-hours', [{ quantity: 300 }, { quantity: 300 }, { quantity: 300 }], 300],
    ['bands and the network of all', [{ quantity: 100 }, { quantity: 80 }, { quantity: 120 }, { quantity: 300 }], 300],
    ['bands that nothing names', [{ quantity: 100 }, { quantity: 80 }, { quantity: 120 }], 300],
    [
      'two months of the same use',
      [
        { quantity: 100, ...days('2026-09-01', '2026-09-30') },
        { quantity: 100, ...days('2026-10-01', '2026-10-31') },
      ],
      200,
    ],
    ['nothing', [{}], 0],
  ] as const)('sums the charged quantity of %s, each unit once', (_, lines, expected) => {
    expect(chargedQuantity(lines)).toBe(expected);
  });
});

describe('the receipt (bolletta.scontrino.1)', () => {
  it('says quantity × average price of each share, split into sale and network', () => {
    const { shares } = energyReceipt([
      aLine({ kind: 'QUOTA_CONSUMI', part: 'VENDITA', quantity: 100, unit: 'kWh', band: 'F1', amount: 1_500 }),
      aLine({ kind: 'QUOTA_CONSUMI', part: 'VENDITA', quantity: 50.5, unit: 'kWh', band: 'F2', amount: 500 }),
      aLine({ kind: 'QUOTA_CONSUMI', part: 'RETE', quantity: 150.5, unit: 'kWh', amount: 1_010 }),
      aLine({ kind: 'QUOTA_POTENZA', part: 'RETE', quantity: 3, unit: 'kW', months: 2, amount: 900 }),
    ]);
    expect(shares).toEqual([
      {
        kind: 'QUOTA_CONSUMI',
        amount: 3_010,
        split: { sale: 2_000, network: 1_010 },
        quantity: 150.5,
        unit: 'kWh',
        months: undefined,
        averagePrice: 0.2,
      },
      {
        kind: 'QUOTA_POTENZA',
        amount: 900,
        split: { sale: 0, network: 900 },
        quantity: 3,
        unit: 'kW',
        months: 2,
        averagePrice: 1.5,
      },
    ]);
  });

  it('returns no split where one line has no part (bolletta.voci.2)', () => {
    const { shares } = energyReceipt([
      aLine({ kind: 'QUOTA_CONSUMI', quantity: 100, unit: 'kWh', amount: 1_500 }),
      aLine({ kind: 'QUOTA_CONSUMI', part: 'RETE', quantity: 100, unit: 'kWh', amount: 500 }),
    ]);
    expect(shares).toMatchObject([{ amount: 2_000, split: undefined }]);
  });

  it('adds up to what the lines sum up to, whatever they are', () => {
    const anyLine = fc
      .record({
        kind: fc.constantFrom(
          ...(['QUOTA_CONSUMI', 'QUOTA_FISSA', 'RICALCOLO', 'SERVIZI', 'ACCISE', 'IVA', 'BONUS'] as const),
        ),
        part: fc.constantFrom('VENDITA', 'RETE'),
        amount: fc.integer({ min: -100_000, max: 100_000 }),
        vatRate: fc.constantFrom(0, 10, 22),
      })
      .map((given) => aLine({ ...given, taxable: given.kind === 'IVA' ? 0 : undefined }));
    fc.assert(
      fc.property(fc.array(anyLine), (lines) => {
        const { shares, corrections, services, excise, vat, bonus, tvFee, other, total } = energyReceipt(lines);
        expect(total).toBe(sumOfLines(lines));
        expect(shares.every(({ amount, split }) => amount === (split?.sale ?? 0) + (split?.network ?? 0))).toBe(true);
        const parts = [corrections, services, excise, vat, bonus, tvFee, other];
        expect([...parts, ...shares.map(({ amount }) => amount)].reduce((sum, each) => sum + each, 0)).toBe(total);
      }),
    );
  });
});

it('returns the kinds and the parts of lines in order (bolletta.voci.1, bolletta.voci.2)', () => {
  expect(BILL_LINE_KINDS).toEqual([
    'QUOTA_CONSUMI',
    'QUOTA_FISSA',
    'QUOTA_POTENZA',
    'RICALCOLO',
    'SERVIZI',
    'ACCISE',
    'IVA',
    'BONUS',
    'CANONE_RAI',
    'ALTRO',
  ]);
  expect(BILL_LINE_PARTS).toEqual(['VENDITA', 'RETE']);
});

it.each([
  [{}, 100],
  [{ quantity: 2 }, 200],
  [{ months: 0.5 }, 50],
  [{ unitPrice: 0.004 }, 0],
  [{ unitPrice: 0.005 }, 1],
  [{ unitPrice: -0.004 }, 0],
  [{ unitPrice: -0.005 }, -1],
  [{ quantity: 0, unitPrice: 5 }, 0],
  [{ quantity: -2, months: -3, unitPrice: 1 }, 600],
  [{ quantity: 0.001, months: 0.0001, unitPrice: 1 }, 0],
])('returns for the factors %j %d cents (bolletta.voci.3)', (factors, cents) => {
  expect(lineAmount(factors) + 0).toBe(cents);
});

it.each([
  [[], 0],
  [[5], 5],
  [[5, -7, 3], 1],
])('returns the sum of %j as %d', (amounts, sum) => {
  expect(sumOfLines(amounts.map((amount) => ({ amount })))).toBe(sum);
});

describe('vatGroups (bolletta.voci.4)', () => {
  it('returns a rate of zero for lines without one', () => {
    expect(vatGroups([aLine({ amount: 5 }), aLine({ amount: 2, vatRate: 0 })])).toEqual([
      { rate: 0, nature: undefined, taxable: 7, tax: 0 },
    ]);
  });

  it('returns a group for each nature of the same rate', () => {
    expect(
      vatGroups([
        aLine({ amount: 5, vatRate: 0, vatNature: 'N1' }),
        aLine({ amount: 3, vatRate: 0 }),
        aLine({ amount: 2, vatRate: 0, vatNature: 'N4' }),
        aLine({ amount: 1, vatRate: 0, vatNature: 'N1' }),
      ]),
    ).toEqual([
      { rate: 0, nature: 'N1', taxable: 6, tax: 0 },
      { rate: 0, nature: undefined, taxable: 3, tax: 0 },
      { rate: 0, nature: 'N4', taxable: 2, tax: 0 },
    ]);
  });

  it('returns the tax of all VAT lines of a rate, wherever they stand', () => {
    expect(
      vatGroups([
        aLine({ kind: 'IVA', amount: 4, vatRate: 10 }),
        aLine({ amount: 100, vatRate: 10 }),
        aLine({ kind: 'IVA', amount: 6, vatRate: 10 }),
      ]),
    ).toEqual([{ rate: 10, nature: undefined, taxable: 100, tax: 10 }]);
    expect(vatGroups([])).toEqual([]);
  });
});

describe('chargedQuantity (bolletta.voci.5)', () => {
  const rows: readonly [string, Parameters<typeof chargedQuantity>[0], number][] = [
    ['no lines', [], 0],
    ['one line', [{ quantity: 12.345 }], 12.345],
    [
      'a line with a part twice',
      [
        { part: 'VENDITA', quantity: 300 },
        { part: 'VENDITA', quantity: 300 },
      ],
      600,
    ],
    [
      'a line with a band twice',
      [
        { band: 'F1', quantity: 100 },
        { band: 'F1', quantity: 100 },
      ],
      200,
    ],
    ['a line with a part and one without', [{ part: 'RETE', quantity: 50 }, { quantity: 100 }], 150],
    [
      'the same start, another end',
      [
        { quantity: 100, periodStart: '2026-09-01', periodEnd: '2026-09-30' },
        { quantity: 100, periodStart: '2026-09-01', periodEnd: '2026-10-31' },
      ],
      200,
    ],
    [
      'another start, the same end',
      [
        { quantity: 100, periodStart: '2026-09-01', periodEnd: '2026-10-31' },
        { quantity: 100, periodStart: '2026-10-01', periodEnd: '2026-10-31' },
      ],
      200,
    ],
    [
      'the same days',
      [
        { quantity: 100, periodStart: '2026-09-01', periodEnd: '2026-10-31' },
        { quantity: 100, periodStart: '2026-09-01', periodEnd: '2026-10-31' },
      ],
      100,
    ],
    ['two quantities', [{ quantity: 100 }, { quantity: 200 }], 300],
    ['two bands and their sum', [{ quantity: 100 }, { quantity: 200 }, { quantity: 300 }], 300],
    ['three quantities, none the sum of the others', [{ quantity: 100 }, { quantity: 200 }, { quantity: 301 }], 601],
    ['a credit', [{ quantity: -100 }], -100],
    ['credits that cancel each other', [{ quantity: -300 }, { quantity: 100 }, { quantity: 200 }], 0],
    ['thousandths', [{ quantity: 0.001 }, { quantity: 0.002 }], 0.003],
    ['less than half a thousandth', [{ quantity: 0.0004 }], 0],
    ['a line without a quantity beside one with', [{}, { quantity: 7 }], 7],
  ];

  it.each(rows)('returns for %s (%j) %d', (_, lines, expected) => {
    expect(chargedQuantity(lines)).toBe(expected);
  });
});
