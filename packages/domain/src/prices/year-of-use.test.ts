import { describe, expect, it } from 'vitest';
import { addDays } from '../shared/day.ts';
import type { DayCurve } from '../consumption/curve.ts';
import { billedBands } from './billed-bands.ts';
import { firstDayOfYear, yearOfBills, yearOfCurves, type BilledUse } from './year-of-use.ts';

it.each([
  ['2026-11-20', '2025-11-21'],
  ['2026-12-31', '2026-01-01'],
  ['2024-02-29', '2023-03-01'],
  ['2025-02-28', '2024-02-29'],
])('returns for %s the first day of its twelve months, %s', (until, expected) => {
  expect(firstDayOfYear(until)).toBe(expected);
});

describe('a year of curves (prezzi.anno.5)', () => {
  const curves = (count: number): DayCurve[] =>
    Array.from({ length: count }, (_, at) => ({
      day: addDays('2026-11-20', at + 1 - count),
      step: 60,
      values: Array.from({ length: 24 }, () => 100),
      isEstimated: false,
    }));
  const light = { unit: 'kWh', factor: 1 } as const;

  it('returns the last twelve months, with their bands', () => {
    const year = yearOfCurves(curves(400), light);
    expect(year).toMatchObject({ from: '2025-11-21', until: '2026-11-20', total: 876, origin: 'CURVE' });
    const { F1 = 0, F2 = 0, F3 = 0 } = year?.bands ?? {};
    expect(F1 + F2 + F3).toBeCloseTo(876, 6);
  });

  it('returns gas in standard cubic metres, without bands', () => {
    const year = yearOfCurves(curves(365), { unit: 'Smc', factor: 1.02 });
    expect(year).toMatchObject({ total: 893.52, bands: undefined });
  });

  it.each([
    ['no days', []],
    ['a day too few', curves(364)],
    ['a day missing', curves(400).filter(({ day }) => day !== '2026-05-01')],
    [
      'an unknown hour',
      curves(365).map((day, at) => (at === 9 ? { ...day, values: [null, ...day.values.slice(1)] } : day)),
    ],
  ])('returns nothing of %s', (_what, days) => {
    expect(yearOfCurves(days, light)).toBeUndefined();
  });
});

describe('a year of bills (prezzi.anno.5)', () => {
  const bill = (periodStart: string, periodEnd: string, quantity: number, isBanded = true): BilledUse => ({
    periodStart,
    periodEnd,
    quantity,
    bands: isBanded ? { F1: quantity / 2, F2: quantity / 4, F3: quantity / 4 } : undefined,
  });
  const older = bill('2025-01-01', '2025-04-30', 900);
  const year = [
    bill('2025-05-01', '2025-08-31', 700.5),
    bill('2025-09-01', '2025-12-31', 800.25),
    bill('2026-01-01', '2026-04-30', 900),
  ];

  it('returns the last bills that make a year', () => {
    expect(yearOfBills([older, ...year], 'kWh')).toEqual({
      from: '2025-05-01',
      until: '2026-04-30',
      unit: 'kWh',
      total: 2400.75,
      bands: { F1: 1200.375, F2: 600.188, F3: 600.188 },
      origin: 'BOLLETTE',
    });
  });

  it('returns no bands where one bill has none', () => {
    const [first, ...rest] = year;
    expect(yearOfBills([bill('2025-05-01', '2025-08-31', 700.5, false), ...rest], 'Smc')?.bands).toBeUndefined();
    expect(first?.bands).toBeDefined();
  });

  it.each([
    ['no bills', []],
    ['bills of less than a year', year.slice(1)],
    ['bills with a gap', [bill('2025-05-01', '2025-08-30', 700), ...year.slice(1)]],
    ['bills that make more than a year', [bill('2025-03-01', '2025-12-31', 1), year.at(-1) ?? older]],
  ])('returns nothing of %s', (_what, bills) => {
    expect(yearOfBills(bills, 'kWh')).toBeUndefined();
  });
});

describe('the bands of a bill (prezzi.anno.5)', () => {
  const line = (band: 'F0' | 'F1' | 'F2' | 'F3', quantity: number, part: 'VENDITA' | 'RETE' = 'VENDITA') => ({
    kind: 'QUOTA_CONSUMI' as const,
    part,
    band,
    quantity,
  });

  it('returns what the seller’s lines charge', () => {
    const lines = [line('F1', 100.5), line('F2', 80), line('F3', 20), line('F1', 200, 'RETE')];
    expect(billedBands(lines, 200.5)).toEqual({ F1: 100.5, F2: 80, F3: 20 });
  });

  it('spreads a correction in proportion, and adds up to the quantity', () => {
    const lines = [line('F1', 100), line('F2', 100), line('F3', 100)];
    expect(billedBands(lines, 310)).toEqual({ F1: 103.333, F2: 103.333, F3: 103.334 });
    expect(billedBands(lines, 270)).toEqual({ F1: 90, F2: 90, F3: 90 });
  });

  it.each([
    ['a bill of one band', [line('F0', 200)], 200],
    ['a bill that charges a part for all hours', [line('F1', 100), line('F0', 100)], 200],
    ['a bill without lines', [], 200],
  ])('returns nothing of %s', (_what, lines, quantity) => {
    expect(billedBands(lines, quantity)).toBeUndefined();
  });
});
