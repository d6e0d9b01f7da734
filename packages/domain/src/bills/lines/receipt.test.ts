import { describe, expect, it } from 'vitest';
import type { BillLine } from './line.ts';
import { energyReceipt, isUndivided, type EnergyReceipt, type ReceiptShare } from './receipt.ts';

const aLine = (given: Partial<BillLine>): BillLine => ({
  kind: 'QUOTA_CONSUMI',
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

const nothing: EnergyReceipt = {
  shares: [],
  corrections: 0,
  services: 0,
  excise: 0,
  vat: 0,
  vatGroups: [],
  bonus: 0,
  tvFee: 0,
  other: 0,
  total: 0,
};

describe('energyReceipt (bolletta.scontrino.1)', () => {
  it('returns zeros without lines', () => {
    expect(energyReceipt([])).toEqual(nothing);
  });

  it.each([
    ['RICALCOLO', { corrections: 7 }],
    ['SERVIZI', { services: 7 }],
    ['ACCISE', { excise: 7 }],
    ['BONUS', { bonus: 7 }],
    ['CANONE_RAI', { tvFee: 7 }],
    ['ALTRO', { other: 7 }],
  ] as const)('returns lines of %s as %j', (kind, expected) => {
    const lines = [aLine({ kind, amount: 9, vatRate: 10 }), aLine({ kind, amount: -2, vatRate: 10 })];
    const groups = [{ rate: 10, nature: undefined, taxable: 7, tax: 0 }];
    expect(energyReceipt(lines)).toEqual({ ...nothing, ...expected, vatGroups: groups, total: 7 });
  });

  it('returns lines of IVA as VAT and as the tax of their group', () => {
    const groups = [{ rate: 22, nature: undefined, taxable: 0, tax: 7 }];
    expect(energyReceipt([aLine({ kind: 'IVA', amount: 7, vatRate: 22 })])).toEqual({
      ...nothing,
      vat: 7,
      vatGroups: groups,
      total: 7,
    });
  });

  it('returns the three shares in their order, whatever the order of the lines', () => {
    const { shares, ...rest } = energyReceipt([
      aLine({ kind: 'QUOTA_POTENZA', amount: 1 }),
      aLine({ kind: 'QUOTA_FISSA', amount: 2 }),
      aLine({ kind: 'ALTRO', amount: 8 }),
      aLine({ kind: 'QUOTA_CONSUMI', amount: 4 }),
      aLine({ kind: 'QUOTA_FISSA', amount: 16 }),
    ]);
    expect(shares.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['QUOTA_CONSUMI', 4],
      ['QUOTA_FISSA', 18],
      ['QUOTA_POTENZA', 1],
    ]);
    expect(rest).toMatchObject({ other: 8, total: 31 });
  });
});

describe('the share of consumption', () => {
  const unknown: ReceiptShare = {
    kind: 'QUOTA_CONSUMI',
    amount: 0,
    split: undefined,
    quantity: undefined,
    unit: undefined,
    months: undefined,
    averagePrice: undefined,
  };
  const rows: readonly [string, readonly Partial<BillLine>[], Partial<ReceiptShare>][] = [
    ['no price without quantity and months', [{ amount: 600 }], { amount: 600 }],
    [
      'the price of a unit',
      [{ amount: 600, quantity: 3, unit: 'kWh' }],
      { amount: 600, quantity: 3, unit: 'kWh', averagePrice: 2 },
    ],
    ['the price of a month', [{ amount: 600, months: 2 }], { amount: 600, months: 2, averagePrice: 3 }],
    [
      'the price of a unit a month',
      [{ amount: 600, quantity: 3, months: 2 }],
      { amount: 600, quantity: 3, months: 2, averagePrice: 1 },
    ],
    ['no price for a quantity of zero', [{ amount: 600, quantity: 0 }], { amount: 600, quantity: 0 }],
    ['no price for zero months', [{ amount: 600, quantity: 3, months: 0 }], { amount: 600, quantity: 3, months: 0 }],
    [
      'a quantity that only one line has',
      [{ amount: 100 }, { amount: 300, quantity: 2, unit: 'kWh' }],
      { amount: 400, quantity: 2, averagePrice: 2 },
    ],
    [
      'the unit and the months of the first line',
      [
        { amount: 100, part: 'RETE', quantity: 4, unit: 'kW', months: 1 },
        { amount: 300, part: 'RETE', quantity: 4, unit: 'kWh', months: 5 },
      ],
      { amount: 400, split: { sale: 0, network: 400 }, quantity: 8, unit: 'kW', months: 1, averagePrice: 0.5 },
    ],
    [
      'quantity, unit and months of the sale alone',
      [
        { amount: 100, part: 'RETE', quantity: 9, unit: 'kW', months: 7 },
        { amount: 300, part: 'VENDITA', quantity: 4, unit: 'kWh', months: 2 },
      ],
      { amount: 400, split: { sale: 300, network: 100 }, quantity: 4, unit: 'kWh', months: 2, averagePrice: 0.5 },
    ],
    [
      'no quantity when the sale has none',
      [
        { amount: 100, part: 'RETE', quantity: 9 },
        { amount: 300, part: 'VENDITA' },
      ],
      { amount: 400, split: { sale: 300, network: 100 } },
    ],
    [
      'no split when one line has no part',
      [{ amount: 100, part: 'RETE' }, { amount: 200 }, { amount: 300, part: 'VENDITA' }],
      { amount: 600 },
    ],
  ];

  it.each(rows)('returns %s', (_, lines, expected) => {
    expect(energyReceipt(lines.map(aLine)).shares).toEqual([{ ...unknown, ...expected }]);
  });
});

describe('isUndivided (bolletta.voci.2)', () => {
  it.each([
    ['of a supply with other lines alone', 'BOLLETTA', 'LUCE', ['ALTRO', 'IVA'], true],
    ['of a supply with a share', 'BOLLETTA', 'GAS', ['QUOTA_FISSA', 'ALTRO', 'IVA'], false],
    ['of a supply with a correction alone', 'BOLLETTA', 'LUCE', ['RICALCOLO'], false],
    ['that is an instalment', 'RATA', 'LUCE', ['ALTRO'], false],
    ['of a service', 'FATTURA', undefined, ['ALTRO', 'IVA'], false],
    ['without lines', 'BOLLETTA', 'LUCE', [], false],
  ] as const)('returns for a bill %s', (_, type, commodityType, kinds, expected) => {
    expect(isUndivided({ type, commodityType, lines: kinds.map((kind) => ({ kind })) })).toBe(expected);
  });
});
