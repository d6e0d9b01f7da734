import { describe, expect, it } from 'vitest';
import { addDays } from '../shared/day.ts';
import { stepsOf, type DayCurve } from './curve.ts';
import { meaningOf } from './meaning.ts';
import { costOfDays, eurosOf, pricesOn, unitPrices, yearEarlier } from './price.ts';

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
  it('is of the band what is sold in it, and of all what goes with it', () => {
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

  it('is the same in all bands where there is one price', () => {
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
  ])('is unknown of %s', (_, lines) => {
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

  it('is unknown where nothing was used', () => {
    expect(unitPrices([line('QUOTA_FISSA', 'VENDITA', undefined, 1, 999)])).toBeUndefined();
  });
});

it.each([
  ['2026-03-10', 2],
  ['2026-05-01', 3],
  ['2025-01-01', 1],
  ['2026-02-01', 1],
])('the prices of %s (consumo.prezzo.2)', (day, expected) => {
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
])('a year before %s is %s (consumo.confronto.1)', (day, expected) => {
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
