import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../shared/day.ts';
import { startOfDayInRome } from '../shared/time-of-day.ts';
import { bandsByHour, isBandHoliday } from './band.ts';
import {
  clockMinuteOf,
  hoursOf,
  isRepeated,
  overlaid,
  stepsOf,
  sumOfCurves,
  utcOffsetOf,
  type DayCurve,
} from './curve.ts';

const anyDay = fc.integer({ min: 0, max: 365 * 40 }).map((days) => addDays('2000-01-01', days));

describe('the bands (lettura.fasce.2)', () => {
  it.each([
    ['2024-09-02', 'a Monday', '333333321111111111122223'],
    ['2024-09-06', 'a Friday', '333333321111111111122223'],
    ['2024-09-07', 'a Saturday', '333333322222222222222223'],
    ['2024-09-08', 'a Sunday', '3'.repeat(24)],
    ['2024-11-01', 'a holiday on a Friday', '3'.repeat(24)],
    ['2026-04-06', 'Easter Monday', '3'.repeat(24)],
    ['2024-12-07', 'the feast of one town', '333333322222222222222223'],
  ])('returns the bands by hour of %s, %s', (day, _what, expected) => {
    expect(
      bandsByHour(day)
        .map((band) => band.slice(1))
        .join(''),
    ).toBe(expected);
  });

  it.each(['2000-04-24', '2008-03-24', '2011-04-25', '2024-04-01', '2025-04-21', '2026-04-06', '2038-04-26'])(
    'knows that %s is Easter Monday (lettura.fasce.1)',
    (day) => {
      expect(isBandHoliday(day)).toBe(true);
    },
  );
});

describe('a day of a curve (consumo.curva.2)', () => {
  it.each([
    ['2024-03-31', 92, 23],
    ['2024-10-27', 100, 25],
    ['2024-09-30', 96, 24],
    ['2026-03-29', 92, 23],
    ['2026-10-25', 100, 25],
    ['2026-10-18', 96, 24],
  ])('counts on %s %i quarters of an hour', (day, quarters, hours) => {
    expect([stepsOf(day, 15), stepsOf(day, 60)]).toEqual([quarters, hours]);
  });

  it('counts the hours of a day between its two midnights in Rome', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(hoursOf(day)).toBe((startOfDayInRome(addDays(day, 1)) - startOfDayInRome(day)) / 3_600_000);
      }),
    );
  });

  it('shows on the clock what the clock shows', () => {
    const shown = (day: string) => [7, 8, 11, 12, 15, 16].map((at) => clockMinuteOf(day, 15, at));
    expect(shown('2024-09-30')).toEqual([105, 120, 165, 180, 225, 240]);
    expect(shown('2024-03-31')).toEqual([105, 180, 225, 240, 285, 300]);
    expect(shown('2024-10-27')).toEqual([105, 120, 165, 120, 165, 180]);
    expect(clockMinuteOf('2024-03-31', 15, 91)).toBe(23 * 60 + 45);
    expect(clockMinuteOf('2024-10-27', 15, 99)).toBe(23 * 60 + 45);
  });
});

const curve = (day: string, values: (number | null)[], more: Partial<DayCurve> = {}): DayCurve => ({
  day,
  step: 60,
  values,
  isEstimated: false,
  ...more,
});

describe('a sum', () => {
  it('splits a Monday by hand', () => {
    const values = Array.from({ length: 24 }, (_, hour) => 10 ** (hour < 8 ? 0 : 3));
    expect(sumOfCurves([curve('2024-09-02', values)])).toEqual({
      total: 16_008,
      bands: { F1: 11_000, F2: 4001, F3: 1007 },
      missing: 0,
    });
  });

  it('sums all values and counts the missing ones, whatever the days', () => {
    const day = anyDay.chain((at) =>
      fc
        .array(fc.option(fc.nat(5000)), { minLength: stepsOf(at, 15), maxLength: stepsOf(at, 15) })
        .map((values) => curve(at, values, { step: 15 })),
    );
    fc.assert(
      fc.property(fc.array(day, { maxLength: 5 }), (days) => {
        const all = days.flatMap(({ values }) => values);
        const sum = sumOfCurves(days);
        expect(sum.total).toBe(all.reduce<number>((total, value) => total + (value ?? 0), 0));
        expect(sum.missing).toBe(all.filter((value) => value === null).length);
      }),
    );
  });
});

it.each<[string, DayCurve, DayCurve | undefined, (number | null)[]]>([
  ['stands where nothing stood', curve('2024-09-02', [1, null]), undefined, [1, null]],
  ['wins', curve('2024-09-02', [1, 2]), curve('2024-09-02', [3, 4]), [1, 2]],
  ['leaves what stood in its gaps', curve('2024-09-02', [1, null]), curve('2024-09-02', [3, 4]), [1, 4]],
  ['knows nothing of other steps', curve('2024-09-02', [null]), curve('2024-09-02', [3], { step: 15 }), [null]],
])('overlays an older curve with a newer one, which %s (consumo.curva.4)', (_what, newer, older, expected) => {
  expect(overlaid(newer, older).values).toEqual(expected);
});

describe('the offset of a step (consumo.curva.5)', () => {
  it.each([
    ['2026-10-25', 1, '+02:00', false],
    ['2026-10-25', 2, '+02:00', true],
    ['2026-10-25', 3, '+01:00', true],
    ['2026-10-25', 4, '+01:00', false],
    ['2026-03-29', 1, '+01:00', false],
    ['2026-03-29', 2, '+02:00', false],
    ['2026-03-28', 23, '+01:00', false],
    ['2026-03-30', 0, '+02:00', false],
    ['2026-10-24', 23, '+02:00', false],
    ['2026-10-26', 0, '+01:00', false],
    ['2026-07-01', 2, '+02:00', false],
    ['2026-12-31', 2, '+01:00', false],
  ] as const)('returns for %s at its hour %i the offset %s', (day, at, offset, isTwice) => {
    expect(utcOffsetOf(day, 60, at)).toBe(offset);
    expect(utcOffsetOf(day, 15, at * 4)).toBe(offset);
    expect(isRepeated(day, 60, at)).toBe(isTwice);
    expect(isRepeated(day, 15, at * 4 + 3)).toBe(isTwice);
  });

  it('returns the offset of Rome for the first and the last hour of any day', () => {
    const parts = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Rome', timeZoneName: 'longOffset' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12_000 }), (count) => {
        const day = addDays('2000-01-01', count);
        const steps = stepsOf(day, 60);
        const ends = [0, steps - 1].map((at) => {
          const offset = utcOffsetOf(day, 60, at);
          const hour = String(clockMinuteOf(day, 60, at) / 60).padStart(2, '0');
          const at60 = new Date(`${day}T${hour}:00:00${offset}`);
          return parts.formatToParts(at60).find(({ type }) => type === 'timeZoneName')?.value === `GMT${offset}`;
        });
        expect(ends).toEqual([true, true]);
      }),
    );
  });
});

it.each([
  ['2018-03-25', 23],
  ['2026-03-22', 24],
  ['2026-03-30', 24],
  ['2026-03-31', 24],
  ['2026-04-26', 24],
  ['2026-09-27', 24],
  ['2026-10-18', 24],
  ['2026-10-25', 25],
  ['2026-10-26', 24],
  ['2020-10-25', 25],
  ['2027-10-31', 25],
  ['2026-11-29', 24],
])('returns for %s the hours %i (consumo.curva.2)', (day, hours) => {
  expect(hoursOf(day)).toBe(hours);
});

it.each([
  ['2026-01-15', '+01:00'],
  ['2026-02-15', '+01:00'],
  ['2026-03-01', '+01:00'],
  ['2026-03-28', '+01:00'],
  ['2026-03-30', '+02:00'],
  ['2026-03-31', '+02:00'],
  ['2026-04-01', '+02:00'],
  ['2026-09-30', '+02:00'],
  ['2026-10-01', '+02:00'],
  ['2026-10-24', '+02:00'],
  ['2026-10-26', '+01:00'],
  ['2026-10-31', '+01:00'],
  ['2026-11-01', '+01:00'],
  ['2024-03-30', '+01:00'],
  ['2024-04-01', '+02:00'],
  ['2021-10-30', '+02:00'],
  ['2021-11-01', '+01:00'],
] as const)('returns for %s the offset %s (consumo.curva.5)', (day, offset) => {
  expect(utcOffsetOf(day, 60, 0)).toBe(offset);
  expect(utcOffsetOf(day, 60, 23)).toBe(offset);
});

it('returns the sum by band over the clock changes (lettura.fasce.2)', () => {
  const flat = (day: string) =>
    curve(
      day,
      Array.from({ length: stepsOf(day, 60) }, () => 1),
    );
  expect(sumOfCurves([flat('2026-03-29'), flat('2026-10-25')])).toEqual({
    total: 48,
    bands: { F1: 0, F2: 0, F3: 48 },
    missing: 0,
  });
});

it('returns each null as missing', () => {
  expect(sumOfCurves([curve('2024-09-02', [null, 0, 5]), curve('2024-09-03', [null])])).toEqual({
    total: 5,
    bands: { F1: 0, F2: 0, F3: 5 },
    missing: 2,
  });
  expect(sumOfCurves([])).toEqual({ total: 0, bands: { F1: 0, F2: 0, F3: 0 }, missing: 0 });
});

it('returns the newer curve with gaps where the older is shorter or unknown (consumo.curva.4)', () => {
  const newer = curve('2024-09-02', [0, null, null], { isEstimated: true });
  const older = curve('2024-09-02', [7, 8]);
  expect(overlaid(newer, older)).toEqual(curve('2024-09-02', [0, 8, null], { isEstimated: true }));
  expect(overlaid(newer, curve('2024-09-02', [7, null, 9])).values).toEqual([0, null, 9]);
});
