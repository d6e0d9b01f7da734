import { describe, expect, it } from 'vitest';
import type { BillLine } from '../bills/lines/line.ts';
import { addDays, type Day } from '../shared/day.ts';
import type { DayCurve } from './curve.ts';
import { stepsOf } from './curve.ts';
import {
  FORECAST_DAYS,
  FORECAST_OBSTACLES,
  forecastOf,
  monthlyCharges,
  runningPeriod,
  THRESHOLD_CENTS,
} from './forecast.ts';

const line = (kind: 'QUOTA_FISSA' | 'QUOTA_CONSUMI' | 'IVA' | 'CANONE_RAI', amount: number, months?: number) => ({
  kind,
  amount,
  months,
  vatRate: kind === 'CANONE_RAI' ? undefined : 10,
});

describe('what is charged by the month (consumo.previsione.3)', () => {
  it('returns the monthly charges of the last bill with VAT, and the TV fee of the last bill with one', () => {
    const charges = monthlyCharges([
      [line('QUOTA_FISSA', 9999, 2), line('CANONE_RAI', 1800, 2)],
      [line('QUOTA_FISSA', 2000, 2), line('QUOTA_CONSUMI', 5000), line('IVA', 700)],
    ]);
    expect(charges).toEqual({ monthly: 11, tvFee: 9 });
  });

  it('returns the charges of the bill before, where the last bill gives them back', () => {
    const charges = monthlyCharges([[line('QUOTA_FISSA', 2000, 2)], [line('QUOTA_FISSA', -4000, 2)]]);
    expect(charges).toEqual({ monthly: 11, tvFee: 0 });
  });

  it('returns zero monthly charges without bills', () => {
    expect(monthlyCharges([])).toEqual({ monthly: 0, tvFee: 0 });
  });
});

it.each([
  ['BIMESTRALE', undefined, undefined, '2026-11-01', '2026-12-31'],
  ['MENSILE', '2026-11-10', undefined, '2026-11-10', '2026-11-30'],
  ['BIMESTRALE', '2020-01-01', '2026-12-10', '2026-11-01', '2026-12-10'],
] as const)(
  'returns for %s, supplied from %s to %s, the period from %s to %s (consumo.previsione.2)',
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
  ])('forecasts the running bill with %s', (_what, given, expected) => {
    expect(forecastOf({ ...facts, days: given })).toMatchObject(expected);
  });

  it('ranges from the quietest to the busiest week', () => {
    const found = forecastOf({ ...facts, days: recent((at) => [50, 100, 100, 150][Math.floor(at / 7)] ?? 0) });
    const sure = (found?.costSoFar ?? 0) + 1100;
    expect(found).toMatchObject({ least: sure + 420, likely: sure + 840, most: sure + 1260 });
  });

  it('returns the known amount once the period is over, and estimates a day that is a gap', () => {
    const over = { ...facts, today: '2026-12-01', days: days('2026-11-01', 30, () => 100) };
    expect(forecastOf(over)).toMatchObject({ knownDays: 30, least: 4700, likely: 4700, most: 4700 });
    const gap = { ...over, days: days('2026-11-01', 30, (at) => (at === 4 ? null : 100)) };
    expect(forecastOf(gap)).toMatchObject({ knownDays: 29, likely: 4700 });
  });

  it('adds the TV fee in October and not in November, and charges partial months by their days', () => {
    const october = { ...facts, today: '2026-10-17', period: { start: '2026-10-01', end: '2026-10-31' } };
    expect(forecastOf({ ...october, days: days('2026-09-10', 37, () => 100) })?.fixed).toBe(2000);
    const begun = { ...facts, period: { start: '2026-11-24', end: '2026-12-07' } };
    expect(forecastOf({ ...begun, days: recent(() => 100) })).toMatchObject({
      fixed: Math.round(1100 * (7 / 30 + 7 / 31)),
      knownDays: 0,
    });
  });

  it('converts gas to billed units by its factor', () => {
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
  ])('returns undefined for %s (consumo.previsione.1)', (_what, given) => {
    expect(forecastOf({ ...facts, days: given })).toBeUndefined();
  });
});

it('returns the limits and obstacles of a forecast (consumo.previsione.1, consumo.soglia.1)', () => {
  expect(FORECAST_DAYS).toEqual({ needed: 28, within: 60 });
  expect(FORECAST_OBSTACLES).toEqual(['CONTRATTO_NON_ATTIVO', 'SENZA_BOLLETTE', 'SENZA_COEFFICIENTE', 'POCHI_DATI']);
  expect(THRESHOLD_CENTS).toEqual({ least: 100, most: 10_000_000 });
});

const charge = (kind: BillLine['kind'], amount: number, months?: number, vatRate?: number) => ({
  kind,
  amount,
  months,
  vatRate,
});

describe('monthlyCharges (consumo.previsione.3)', () => {
  it.each([
    ['QUOTA_FISSA', { monthly: 10, tvFee: 0 }],
    ['QUOTA_POTENZA', { monthly: 10, tvFee: 0 }],
    ['SERVIZI', { monthly: 10, tvFee: 0 }],
    ['BONUS', { monthly: 10, tvFee: 0 }],
    ['ALTRO', { monthly: 10, tvFee: 0 }],
    ['CANONE_RAI', { monthly: 0, tvFee: 10 }],
    ['QUOTA_CONSUMI', { monthly: 0, tvFee: 0 }],
    ['ACCISE', { monthly: 0, tvFee: 0 }],
    ['RICALCOLO', { monthly: 0, tvFee: 0 }],
    ['IVA', { monthly: 0, tvFee: 0 }],
  ] as const)('returns the share of %s', (kind, expected) => {
    expect(monthlyCharges([[charge(kind, 2000, 2)]])).toEqual(expected);
  });

  it.each<[string, ReturnType<typeof charge>[][], { monthly: number; tvFee: number }]>([
    ['VAT included', [[charge('QUOTA_FISSA', 2000, 2, 50)]], { monthly: 15, tvFee: 0 }],
    ['no line without months', [[charge('SERVIZI', 2000)]], { monthly: 0, tvFee: 0 }],
    ['no line of zero months', [[charge('SERVIZI', 2000, 0), charge('ALTRO', 300, 3)]], { monthly: 1, tvFee: 0 }],
    [
      'the sum of several lines',
      [[charge('QUOTA_FISSA', 2000, 2), charge('QUOTA_POTENZA', 400, 1), charge('BONUS', -600, 2)]],
      { monthly: 11, tvFee: 0 },
    ],
    [
      'the last bill when its shares sum up to zero',
      [[charge('QUOTA_FISSA', 2000, 2)], [charge('QUOTA_FISSA', 0, 2), charge('SERVIZI', 600, 2)]],
      { monthly: 3, tvFee: 0 },
    ],
    [
      'the bill before when power shares are credited',
      [
        [charge('QUOTA_FISSA', 2000, 2)],
        [charge('QUOTA_FISSA', 1000, 2), charge('QUOTA_POTENZA', -3000, 2), charge('SERVIZI', 9000, 1)],
      ],
      { monthly: 10, tvFee: 0 },
    ],
    [
      'the last bill when only a bonus is credited',
      [[charge('QUOTA_FISSA', 2000, 2)], [charge('QUOTA_FISSA', 1000, 2), charge('BONUS', -3000, 2)]],
      { monthly: -10, tvFee: 0 },
    ],
    ['zero when all bills credit shares', [[charge('QUOTA_FISSA', -2000, 2)]], { monthly: 0, tvFee: 0 }],
    [
      'the newest TV fee',
      [[charge('CANONE_RAI', 2000, 2)], [charge('CANONE_RAI', 1800, 2)], [charge('QUOTA_FISSA', 200, 2)]],
      { monthly: 1, tvFee: 9 },
    ],
  ])('returns %s', (_what, bills, expected) => {
    expect(monthlyCharges(bills)).toEqual(expected);
  });
});

describe('runningPeriod (consumo.previsione.2)', () => {
  it.each<[string, { startDate?: Day; endDate?: Day }, Day, Day]>([
    ['without dates', {}, '2026-11-01', '2026-12-31'],
    ['with a start before the period', { startDate: '2026-10-31' }, '2026-11-01', '2026-12-31'],
    ['with a start on its second day', { startDate: '2026-11-02' }, '2026-11-02', '2026-12-31'],
    ['with a start on its last day', { startDate: '2026-12-31' }, '2026-12-31', '2026-12-31'],
    ['with a start after it', { startDate: '2027-01-01' }, '2026-11-01', '2026-12-31'],
    ['with an end yesterday', { endDate: '2026-11-21' }, '2026-11-01', '2026-12-31'],
    ['with an end today', { endDate: '2026-11-22' }, '2026-11-01', '2026-11-22'],
    ['with an end before its last day', { endDate: '2026-12-30' }, '2026-11-01', '2026-12-30'],
    ['with an end after it', { endDate: '2027-01-01' }, '2026-11-01', '2026-12-31'],
    ['with both', { startDate: '2026-11-02', endDate: '2026-12-01' }, '2026-11-02', '2026-12-01'],
  ])('returns the period %s', (_what, given, start, end) => {
    expect(runningPeriod(given, '2026-11-22')).toEqual({ start, end });
  });
});

describe('forecastOf (consumo.previsione.2)', () => {
  const alike = recent(() => 100);
  const lastYear = (now: number, coming: number, { known = 28, ahead = 7 } = {}) => [
    ...alike,
    ...days('2025-10-27', known, () => now),
    ...days('2025-11-24', ahead, () => coming),
  ];

  it.each([
    ['a change of 1.25', lastYear(80, 100), 2760 + 1100 + 1050],
    ['a change limited to a half', lastYear(400, 100), 2760 + 1100 + 420],
    ['26 of 28 days known a year ago', lastYear(50, 150, { known: 26 }), 2760 + 1100 + 2520],
    ['25 of 28 days known a year ago', lastYear(50, 150, { known: 25 }), 4700],
    ['6 of 7 coming days known a year ago', lastYear(50, 150, { ahead: 6 }), 4700],
    ['no consumption a year ago', lastYear(0, 150), 4700],
  ])('returns the likely amount with %s', (_what, given, likely) => {
    expect(forecastOf({ ...facts, days: given })?.likely).toBe(likely);
  });

  it.each([
    [9, 10 * 360],
    [8, 10 * 120],
  ])('returns the likely amount with %i of 10 coming days known a year ago', (ahead, rest) => {
    const period = { start: '2026-11-01', end: '2026-12-03' };
    const charges = { monthly: 0, tvFee: 0 };
    expect(forecastOf({ ...facts, period, charges, days: lastYear(50, 150, { ahead }) })?.likely).toBe(2760 + rest);
  });

  it.each([
    [[150, 100, 100, 50], { least: 3980, likely: 4400, most: 4820 }],
    [[100, 50, 150, 100], { least: 4280, likely: 4700, most: 5120 }],
    [[100, 150, 50, 100], { least: 4280, likely: 4700, most: 5120 }],
    [[50, 100, 100, 150], { least: 4580, likely: 5000, most: 5420 }],
  ])('returns the range of the weeks %j', (weeks, expected) => {
    expect(forecastOf({ ...facts, days: recent((at) => weeks[Math.floor(at / 7)] ?? 0) })).toMatchObject(expected);
  });

  it('returns charges alone without consumption', () => {
    expect(forecastOf({ ...facts, days: recent(() => 0) })).toEqual({
      knownDays: 23,
      used: 0,
      costSoFar: 0,
      fixed: 1100,
      least: 1100,
      likely: 1100,
      most: 1100,
    });
  });

  it('returns the same whatever is known of today and later', () => {
    const later = days('2026-11-24', 5, () => 9000);
    expect(forecastOf({ ...facts, days: [...alike, ...later] })).toMatchObject({ knownDays: 23, likely: 4700 });
  });

  it('returns the average of the latest 28 days, in whatever order they come', () => {
    const given = [...days('2026-10-20', 7, () => 9000), ...alike].toReversed();
    expect(forecastOf({ ...facts, days: given })).toMatchObject({ least: 4700, likely: 4700, most: 4700 });
  });

  it.each([
    ['2026-09-24', false],
    ['2026-09-25', true],
  ])('returns a forecast of 28 days from %s: %s (consumo.previsione.1)', (first, isKnown) => {
    expect(forecastOf({ ...facts, days: days(first, 28, () => 100) }) !== undefined).toBe(isKnown);
  });

  it.each([
    ['2026-01-01', '2026-02-28', 4000],
    ['2024-02-01', '2024-02-29', 2000],
    ['2024-02-01', '2024-02-01', 69],
    ['2026-09-01', '2026-10-31', 4000],
    ['2026-10-01', '2026-11-30', 3100],
    ['2026-11-01', '2026-12-31', 2200],
  ])('returns the charges from %s to %s', (start, end, fixed) => {
    expect(forecastOf({ ...facts, period: { start, end }, days: alike })?.fixed).toBe(fixed);
  });

  it('returns the cost by band', () => {
    const monday = { start: '2026-11-23', end: '2026-11-23' };
    // 11 hours of F1, 5 of F2 and 8 of F3, 0.1 kWh each.
    const found = forecastOf({ ...facts, period: monday, prices: { F1: 1, F2: 2, F3: 4 }, days: alike });
    expect(found).toMatchObject({ knownDays: 1, used: 2400, costSoFar: 530 });
  });
});
