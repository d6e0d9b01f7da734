import { describe, expect, it } from 'vitest';
import type { BillLine } from '../bills/lines/line.ts';
import { addDays } from '../shared/day.ts';
import { stepsOf, type DayCurve } from './curve.ts';
import { meaningOf } from './meaning.ts';
import { billedCost, costOfDays, eurosOf, pricesOn, unitPrices, yearEarlier } from './price.ts';

const line = (
  kind: 'QUOTA_CONSUMI' | 'ACCISE' | 'QUOTA_FISSA',
  part: 'VENDITA' | 'RETE',
  band: 'F0' | 'F1' | 'F3' | undefined,
  quantity: number,
  amount: number,
) => ({
  kind,
  part,
  band,
  quantity,
  amount,
  vatRate: 10,
});

describe('what a unit costs (consumo.prezzo.1)', () => {
  it('prices each band by its own sale price and by what all bands share', () => {
    const prices = unitPrices([
      line('QUOTA_CONSUMI', 'VENDITA', 'F1', 100, 2000),
      line('QUOTA_CONSUMI', 'VENDITA', 'F3', 100, 1000),
      line('QUOTA_CONSUMI', 'RETE', undefined, 200, 1000),
      line('ACCISE', 'RETE', undefined, 50, 200),
      line('QUOTA_FISSA', 'VENDITA', undefined, 1, 9999),
    ]);
    // (0,20 + 0,06) × 1,1; F2 has no consumption and gets the average sale price.
    expect(prices?.F1).toBeCloseTo(0.286);
    expect(prices?.F2).toBeCloseTo(0.231);
    expect(prices?.F3).toBeCloseTo(0.176);
  });

  it('returns the same price for all bands where there is one price', () => {
    const prices = unitPrices([line('QUOTA_CONSUMI', 'VENDITA', 'F0', 200, 3000)]);
    expect([prices?.F1, prices?.F2, prices?.F3]).toEqual([0.165, 0.165, 0.165]);
  });

  it.each([
    ['a credit note', [line('QUOTA_CONSUMI', 'VENDITA', 'F0', 300, -6000)]],
    ['a negative quantity', [line('QUOTA_CONSUMI', 'VENDITA', 'F0', -300, -6000)]],
    ['no quantity', [line('QUOTA_CONSUMI', 'VENDITA', 'F0', 0, 6000)]],
    [
      'a network that gives back more than is sold',
      [line('QUOTA_CONSUMI', 'VENDITA', 'F0', 100, 1000), line('QUOTA_CONSUMI', 'RETE', undefined, 100, -2000)],
    ],
  ])('returns undefined for %s', (_, lines) => {
    expect(unitPrices(lines)).toBeUndefined();
  });

  it('leaves out what is taken back of an earlier bill', () => {
    const prices = unitPrices([
      line('QUOTA_CONSUMI', 'VENDITA', 'F0', 200, 3000),
      line('QUOTA_CONSUMI', 'VENDITA', 'F0', -100, -1200),
      line('QUOTA_CONSUMI', 'VENDITA', 'F0', 100, -1300),
    ]);
    expect(prices?.F1).toBeCloseTo(0.165);
  });

  it('returns undefined for lines without consumption', () => {
    expect(unitPrices([line('QUOTA_FISSA', 'VENDITA', undefined, 1, 999)])).toBeUndefined();
  });
});

it.each([
  ['2026-03-10', 2],
  ['2026-05-01', 3],
  ['2025-01-01', 1],
  ['2026-02-01', 1],
])('returns the prices of the bill that applies on %s (consumo.prezzo.2)', (day, expected) => {
  const bill = (n: number, periodStart: string, periodEnd: string) => ({
    billNumber: String(n),
    periodStart,
    periodEnd,
    prices: { F1: n, F2: n, F3: n },
  });
  const bills = [
    bill(2, '2026-03-01', '2026-03-31'),
    bill(3, '2026-04-01', '2026-04-30'),
    bill(1, '2026-01-01', '2026-01-31'),
  ];
  expect(pricesOn(bills, day)?.F1).toBe(expected);
});

it('costs what bands and prices make, gas by its coefficient', () => {
  expect(eurosOf({ bands: { F1: 1000, F2: 2000, F3: 500 } }, { F1: 0.3, F2: 0.2, F3: 0.1 }, 1)).toBeCloseTo(0.75);
  expect(eurosOf({ bands: { F1: 1000, F2: 0, F3: 0 } }, { F1: 1, F2: 1, F3: 1 }, 1.02)).toBeCloseTo(1.02);
});

it.each([
  ['2026-03-10', '2025-03-10'],
  ['2024-02-29', '2023-02-28'],
])('returns for %s the day a year earlier, %s (consumo.confronto.1)', (day, expected) => {
  expect(yearEarlier(day)).toBe(expected);
});

it('costs each day at its own prices, and rounds once (consumo.prezzo.2)', () => {
  const bill = (n: number, periodStart: string, periodEnd: string) => ({
    billNumber: String(n),
    periodStart,
    periodEnd,
    prices: { F1: n, F2: n, F3: n },
  });
  const day = (each: string, values: readonly number[]) => ({
    day: each,
    step: 60 as const,
    values,
    isEstimated: false,
  });
  const bills = [bill(1, '2026-01-01', '2026-01-14'), bill(2, '2026-01-15', '2026-01-31')];
  expect(costOfDays([day('2026-01-14', [1_004]), day('2026-01-15', [1_003])], bills)).toBe(301);
  expect(costOfDays([day('2026-01-14', [1_004])], [])).toBeUndefined();
});

describe('what it means (consumo.senso.1)', () => {
  const days = (count: number, valueAt: (hour: number) => number): DayCurve[] =>
    Array.from({ length: count }, (_, index) => {
      const day = addDays('2025-11-03', index);
      return {
        day,
        step: 60,
        values: Array.from({ length: stepsOf(day, 60) }, (_each, hour) => valueAt(hour)),
        isEstimated: false,
      };
    });
  const prices = { F1: 0.3, F2: 0.25, F3: 0.2 };
  const evening = (hour: number) => (hour >= 19 && hour < 22 ? 1000 : 100);

  it('says nothing of few days, or of days with gaps', () => {
    expect(meaningOf(days(27, evening), prices)).toBeUndefined();
    const holes = days(40, evening).map((day) => ({ ...day, values: [null, ...day.values.slice(1)] }));
    expect(meaningOf(holes, prices)).toBeUndefined();
  });

  it('finds what is always on, and the dearest hours', () => {
    const meaning = meaningOf(days(28, evening), prices);
    expect(meaning).toMatchObject({ baseWatts: 100, weekday: 5100, weekend: 5100, savedByMoving: undefined });
    expect(meaning?.mostExpensiveHours.map(({ hour }) => hour)).toEqual([19, 20, 21]);
  });

  it('finds what is used on a day of little use once a year is known (consumo.senso.2)', () => {
    expect(meaningOf(days(28, evening), prices)?.baseDay).toBeUndefined();
    const year = days(340, () => 100).map((day, at) =>
      at % 5 === 0 ? { ...day, values: day.values.map(() => 10) } : day,
    );
    expect(meaningOf(year, prices)?.baseDay).toBe(240);
  });

  it('says what moving would save once a year is known (consumo.senso.5)', () => {
    const meaning = meaningOf(
      days(364, () => 100),
      prices,
    );
    expect(meaning?.savedByMoving).toBeGreaterThan(520);
    expect(meaning?.savedByMoving).toBeLessThan(570);
    expect(
      meaningOf(
        days(364, () => 100),
        { F1: 0.2, F2: 0.2, F3: 0.2 },
      )?.savedByMoving,
    ).toBe(0);
  });
});

const charge = (
  kind: BillLine['kind'],
  part: BillLine['part'],
  quantity: number | undefined,
  amount: number,
  more: { band?: BillLine['band']; vatRate?: number } = {},
) => ({ kind, part, quantity, amount, band: more.band, vatRate: more.vatRate });

describe('unitPrices (consumo.prezzo.1)', () => {
  const sold = charge('QUOTA_CONSUMI', 'VENDITA', 100, 2000, { band: 'F0' });

  it.each<[string, ReturnType<typeof charge>[], number]>([
    ['without VAT', [sold], 0.2],
    ['with VAT', [{ ...sold, vatRate: 50 }], 0.3],
    ['of consumption without a part', [charge('QUOTA_CONSUMI', undefined, 100, 2000, { band: 'F0' })], 0.2],
    ['with a line of amount zero', [sold, { ...sold, amount: 0 }], 0.1],
    ['without a line of quantity zero', [sold, charge('ACCISE', undefined, 0, 5000)], 0.2],
    ['without a line of negative quantity', [sold, charge('ACCISE', undefined, -1, -500)], 0.2],
    ['with excise of one unit', [sold, charge('ACCISE', undefined, 1, 500)], 0.25],
    ['with excise without a quantity', [sold, charge('ACCISE', undefined, undefined, 500)], 0.25],
    ['with credited excise', [sold, charge('ACCISE', undefined, 100, -500)], 0.15],
    ['with the network part', [sold, charge('QUOTA_CONSUMI', 'RETE', 100, 1000)], 0.3],
    ['without fixed shares', [sold, charge('QUOTA_FISSA', 'RETE', 2, 1000)], 0.2],
    ['without corrections', [sold, charge('RICALCOLO', 'VENDITA', 100, 1000)], 0.2],
  ])('returns the price %s', (_what, lines, price) => {
    const prices = unitPrices(lines);
    expect(prices?.F1).toBeCloseTo(price, 8);
    expect(prices?.F2).toBeCloseTo(price, 8);
    expect(prices?.F3).toBeCloseTo(price, 8);
  });

  it('returns the price of each band', () => {
    const prices = unitPrices([
      charge('QUOTA_CONSUMI', 'VENDITA', 100, 3000, { band: 'F1' }),
      charge('QUOTA_CONSUMI', 'VENDITA', 100, 2000, { band: 'F2' }),
      charge('QUOTA_CONSUMI', 'VENDITA', 50, 500, { band: 'F3' }),
      charge('QUOTA_CONSUMI', 'VENDITA', 50, 250, { band: 'F3' }),
    ]);
    expect(prices?.F1).toBeCloseTo(0.3, 8);
    expect(prices?.F2).toBeCloseTo(0.2, 8);
    expect(prices?.F3).toBeCloseTo(0.075, 8);
  });

  it.each(['F1', 'F2', 'F3'] as const)('returns undefined when %s costs nothing', (band) => {
    expect(unitPrices([sold, charge('QUOTA_CONSUMI', 'VENDITA', 100, 0, { band })])).toBeUndefined();
  });

  it('returns undefined without lines', () => {
    expect(unitPrices([])).toBeUndefined();
  });
});

describe('billedCost', () => {
  it.each([
    ['QUOTA_CONSUMI', 1100],
    ['ACCISE', 1100],
    ['QUOTA_FISSA', 0],
    ['QUOTA_POTENZA', 0],
    ['RICALCOLO', 0],
    ['SERVIZI', 0],
    ['IVA', 0],
    ['BONUS', 0],
    ['CANONE_RAI', 0],
    ['ALTRO', 0],
  ] as const)('returns for a line %s the cost %i', (kind, cost) => {
    expect(billedCost([charge(kind, 'VENDITA', 100, 1000, { vatRate: 10 })])).toBe(cost);
  });

  it('returns the rounded sum of all lines, credits included', () => {
    const lines = [
      charge('QUOTA_CONSUMI', 'VENDITA', 100, 1001, { vatRate: 10 }),
      charge('QUOTA_CONSUMI', 'RETE', 100, 500),
      charge('ACCISE', undefined, -10, -200, { vatRate: 10 }),
    ];
    expect(billedCost(lines)).toBe(1381);
    expect(billedCost([])).toBe(0);
  });
});

describe('prices of a day (consumo.prezzo.2)', () => {
  const bill = (n: number, periodStart: string, periodEnd: string) => ({
    billNumber: String(n),
    periodStart,
    periodEnd,
    prices: { F1: n, F2: n, F3: n },
  });
  const bills = [
    bill(2, '2026-03-01', '2026-03-31'),
    bill(4, '2026-06-01', '2026-06-30'),
    bill(1, '2026-01-01', '2026-01-31'),
  ];

  it.each([
    ['2025-12-31', 1],
    ['2026-01-01', 1],
    ['2026-01-31', 1],
    ['2026-02-28', 1],
    ['2026-03-01', 2],
    ['2026-03-31', 2],
    ['2026-04-01', 2],
    ['2026-05-31', 2],
    ['2026-06-01', 4],
    ['2026-07-01', 4],
  ])('returns for %s the prices of bill %i', (day, expected) => {
    expect(pricesOn(bills, day)).toEqual({ F1: expected, F2: expected, F3: expected });
  });

  it('returns undefined without bills', () => {
    expect(pricesOn([], '2026-01-01')).toBeUndefined();
  });

  it('returns the cost of days with a factor, and zero without days', () => {
    const day = { day: '2026-01-14', step: 60 as const, values: [1000], isEstimated: false };
    expect(costOfDays([day], bills)).toBe(100);
    expect(costOfDays([day], bills, 1.5)).toBe(150);
    expect(costOfDays([], bills)).toBe(0);
    expect(costOfDays([], [])).toBeUndefined();
  });
});

it.each([
  ['2025-02-28', '2024-02-28'],
  ['2024-03-01', '2023-03-01'],
  ['2024-01-29', '2023-01-29'],
  ['2028-02-29', '2027-02-28'],
  ['1000-05-05', '0999-05-05'],
])('maps %s to %s, a year earlier (consumo.confronto.1)', (day, expected) => {
  expect(yearEarlier(day)).toBe(expected);
});
