import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '../shared/day.ts';
import type { DayCurve } from './curve.ts';
import { stepsOf } from './curve.ts';
import { forecastOf, monthlyCharges, runningPeriod } from './forecast.ts';

const line = (kind: 'QUOTA_FISSA' | 'QUOTA_CONSUMI' | 'IVA' | 'CANONE_RAI', amount: number, months?: number) => ({
  kind,
  amount,
  months,
  vatRate: kind === 'CANONE_RAI' ? undefined : 10,
});

describe('what is charged by the month (consumo.previsione.3)', () => {
  it('is that of the last bill, with VAT, and the TV fee of the last one that had it', () => {
    const charges = monthlyCharges([
      [line('QUOTA_FISSA', 9999, 2), line('CANONE_RAI', 1800, 2)],
      [line('QUOTA_FISSA', 2000, 2), line('QUOTA_CONSUMI', 5000), line('IVA', 700)],
    ]);
    expect(charges).toEqual({ monthly: 11, tvFee: 9 });
  });

  it('is that of the bill before, where the last one gives it back', () => {
    const charges = monthlyCharges([[line('QUOTA_FISSA', 2000, 2)], [line('QUOTA_FISSA', -4000, 2)]]);
    expect(charges).toEqual({ monthly: 11, tvFee: 0 });
  });

  it('is nothing where there is no bill', () => {
    expect(monthlyCharges([])).toEqual({ monthly: 0, tvFee: 0 });
  });
});

it.each([
  ['BIMESTRALE', undefined, undefined, '2026-11-01', '2026-12-31'],
  ['MENSILE', '2026-11-10', undefined, '2026-11-10', '2026-11-30'],
  ['BIMESTRALE', '2020-01-01', '2026-12-10', '2026-11-01', '2026-12-10'],
] as const)(
  '%s, from %s to %s, runs from %s to %s (consumo.previsione.2)',
  (billingType, startDate, endDate, start, end) => {
    const given = { billingType, ...(startDate && { startDate }), ...(endDate && { endDate }) };
    expect(runningPeriod(given, '2026-11-22')).toEqual({ start, end });
  },
);

const days = (from: Day, count: number, value: (at: number) => number | null): DayCurve[] =>
  Array.from({ length: count }, (_, at) => {
    const day = addDays(from, at);
    return { day, step: 60, isEstimated: false, values: Array.from({ length: stepsOf(day, 60) }, () => value(at)) };
  });

const facts = {
  today: '2026-11-24',
  period: { start: '2026-11-01', end: '2026-11-30' },
  prices: { F1: 0.5, F2: 0.5, F3: 0.5 },
  charges: { monthly: 11, tvFee: 9 },
};
const recent = (value: (at: number) => number | null) => days('2026-10-27', 28, value);

describe('the running bill (consumo.previsione.2)', () => {
  it.each([
    // 23 known days of 2.4 kWh and 7 projected: 30 × 1.20 € plus 11 € monthly charges; no TV fee in November.
    [
      'all days alike',
      recent(() => 100),
      { knownDays: 23, used: 55_200, costSoFar: 2760, fixed: 1100, least: 4700, likely: 4700, most: 4700 },
    ],
    // The remaining days follow last year at twice its consumption: 7 × 3.60 €.
    [
      'a year ago known',
      [...recent(() => 100), ...days('2025-10-27', 28, () => 50), ...days('2025-11-24', 7, () => 150)],
      { costSoFar: 2760, likely: 2760 + 1100 + 7 * 360 },
    ],
    // A factor of four is capped at two.
    [
      'a year ago far off',
      [...recent(() => 100), ...days('2025-10-27', 28, () => 25), ...days('2025-11-24', 7, () => 100)],
      { likely: 2760 + 1100 + 7 * 240 },
    ],
    // The coming days are unknown a year ago, so the current average applies.
    ['half of a year ago', [...recent(() => 100), ...days('2025-10-27', 28, () => 50)], { likely: 4700 }],
  ])('with %s', (_what, given, expected) => {
    expect(forecastOf({ ...facts, days: given })).toMatchObject(expected);
  });

  it('ranges from the quietest to the busiest week', () => {
    const found = forecastOf({ ...facts, days: recent((at) => [50, 100, 100, 150][Math.floor(at / 7)] ?? 0) });
    const sure = (found?.costSoFar ?? 0) + 1100;
    expect(found).toMatchObject({ least: sure + 420, likely: sure + 840, most: sure + 1260 });
  });

  it('is what is known where the period is over, and what a gap may have been where there is one', () => {
    const over = { ...facts, today: '2026-12-01', days: days('2026-11-01', 30, () => 100) };
    expect(forecastOf(over)).toMatchObject({ knownDays: 30, least: 4700, likely: 4700, most: 4700 });
    const gap = { ...over, days: days('2026-11-01', 30, (at) => (at === 4 ? null : 100)) };
    expect(forecastOf(gap)).toMatchObject({ knownDays: 29, likely: 4700 });
  });

  it('has the TV fee from January to October, and of a month that is not whole its part', () => {
    const october = { ...facts, today: '2026-10-17', period: { start: '2026-10-01', end: '2026-10-31' } };
    expect(forecastOf({ ...october, days: days('2026-09-10', 37, () => 100) })?.fixed).toBe(2000);
    const begun = { ...facts, period: { start: '2026-11-24', end: '2026-12-07' } };
    expect(forecastOf({ ...begun, days: recent(() => 100) })).toMatchObject({
      fixed: Math.round(1100 * (7 / 30 + 7 / 31)),
      knownDays: 0,
    });
  });

  it('is of gas in what is billed of it', () => {
    expect(forecastOf({ ...facts, days: recent(() => 100), factor: 1.02 })).toMatchObject({
      used: 56_304,
      costSoFar: 2815,
    });
  });

  it.each([
    ['27 days', days('2026-10-28', 27, () => 100)],
    ['28 days with a gap in one', days('2026-10-27', 28, (at) => (at === 3 ? null : 100))],
    ['28 days of the summer', days('2026-07-01', 28, () => 100)],
    ['none', []],
  ])('is not told of %s (consumo.previsione.1)', (_what, given) => {
    expect(forecastOf({ ...facts, days: given })).toBeUndefined();
  });
});
