import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf, type Day } from '../shared/day.ts';
import { stepsOf, type DayCurve } from './curve.ts';
import { LEAST_DAYS, meaningOf, wholeDays } from './meaning.ts';

const curveOf = (day: Day, valueAt: (hour: number) => number | null): DayCurve => ({
  day,
  step: 60,
  isEstimated: false,
  values: Array.from({ length: stepsOf(day, 60) }, (_, hour) => valueAt(hour)),
});
const daysFrom = (first: Day, count: number, valueOf: (day: Day, at: number) => number) =>
  Array.from({ length: count }, (_, at) => curveOf(addDays(first, at), () => valueOf(addDays(first, at), at)));
const mondays = (count: number, valueAt: (hour: number) => number) =>
  Array.from({ length: count }, () => curveOf('2025-11-03', valueAt));
const prices = { F1: 0.3, F2: 0.25, F3: 0.2 };

it('returns 28 days for habits and 330 for a year (consumo.senso.1)', () => {
  expect(LEAST_DAYS).toEqual({ habits: 28, year: 330 });
});

describe('wholeDays (consumo.senso.1)', () => {
  it('returns the days that are measured and without gaps', () => {
    const whole = curveOf('2025-11-03', () => 1);
    const gap = curveOf('2025-11-04', (hour) => (hour === 23 ? null : 1));
    const estimated = { ...curveOf('2025-11-05', () => 1), isEstimated: true };
    const both = { ...gap, isEstimated: true };
    expect(wholeDays([gap, whole, estimated, both])).toEqual([whole]);
  });
});

describe('meaningOf', () => {
  it('returns undefined for 27 days and values for 28 (consumo.senso.1)', () => {
    expect(
      meaningOf(
        mondays(27, () => 100),
        prices,
      ),
    ).toBeUndefined();
    expect(
      meaningOf(
        mondays(28, () => 100),
        prices,
      ),
    ).toBeDefined();
    const estimated = mondays(28, () => 100).map((day) => ({ ...day, isEstimated: true }));
    expect(meaningOf(estimated, prices)).toBeUndefined();
  });

  it('returns the averages of working days and of weekends', () => {
    const days = daysFrom('2025-11-03', 28, (day) => (weekdayOf(day) >= 6 ? 200 : 100));
    expect(meaningOf(days, undefined)).toMatchObject({ weekday: 2400, weekend: 4800 });
  });

  it.each([
    [6, { weekday: 100 * 24, weekend: 150 * 24 }],
    [7, { weekday: 100 * 24, weekend: 150 * 24 }],
    [5, { weekday: 120 * 24, weekend: 100 * 24 }],
  ])('returns weekday %i in the average of its kind', (weekday, expected) => {
    const days = daysFrom('2025-11-03', 28, (day) => (weekdayOf(day) === weekday ? 200 : 100));
    expect(meaningOf(days, undefined)).toMatchObject(expected);
  });

  it('returns holidays in the average of weekends', () => {
    const days = daysFrom('2025-12-01', 28, (day) => (day === '2025-12-08' ? 210 : 100));
    expect(meaningOf(days, undefined)).toMatchObject({ weekday: 2400, weekend: 2640 });
  });

  it('returns no average of weekends without them, nor of working days', () => {
    expect(
      meaningOf(
        mondays(28, () => 100),
        undefined,
      ),
    ).toMatchObject({ weekday: 2400, weekend: undefined });
    const sundays = Array.from({ length: 28 }, () => curveOf('2025-11-02', () => 100));
    expect(meaningOf(sundays, undefined)).toMatchObject({ weekday: undefined, weekend: 2400 });
  });

  it('returns the base load of the third lowest of 28 days in W (consumo.senso.2)', () => {
    const days = Array.from({ length: 28 }, (_, at) =>
      curveOf('2025-11-03', (hour) => (hour === 4 ? 300 - at * 10 : 1000)),
    );
    expect(meaningOf(days, undefined)?.baseWatts).toBe(50);
    const quarters = days.map((day) => ({
      ...day,
      step: 15 as const,
      values: Array.from({ length: 96 }, (_, at) => (at === 5 ? 25 : 90)),
    }));
    expect(meaningOf(quarters, undefined)?.baseWatts).toBe(100);
  });

  it('returns a low-use day from 330 days on (consumo.senso.2)', () => {
    const days = (count: number) => Array.from({ length: count }, (_, at) => curveOf('2025-11-03', () => count - at));
    expect(meaningOf(days(329), undefined)?.baseDay).toBeUndefined();
    expect(meaningOf(days(330), undefined)?.baseDay).toBe(34 * 24);
  });

  it('returns the saving of a fifth of F1 from 330 days on (consumo.senso.5)', () => {
    expect(
      meaningOf(
        mondays(329, () => 100),
        prices,
      )?.savedByMoving,
    ).toBeUndefined();
    expect(
      meaningOf(
        mondays(330, () => 100),
        undefined,
      )?.savedByMoving,
    ).toBeUndefined();
    // 1.1 kWh of F1 a day: 1.1 × 365 × 0.2 × 0.10 €.
    expect(
      meaningOf(
        mondays(330, () => 100),
        prices,
      )?.savedByMoving,
    ).toBe(803);
    expect(
      meaningOf(
        mondays(330, () => 100),
        { F1: 0.2, F2: 0.2, F3: 0.3 },
      )?.savedByMoving,
    ).toBe(0);
  });

  it.each<[string, (hour: number) => number, { hour: number; cost: number }[]]>([
    [
      'the earliest of equal hours',
      () => 1000,
      [
        { hour: 8, cost: 30 },
        { hour: 9, cost: 30 },
        { hour: 10, cost: 30 },
      ],
    ],
    [
      'an evening peak first',
      (hour) => (hour === 20 ? 2000 : 1000),
      [
        { hour: 20, cost: 50 },
        { hour: 8, cost: 30 },
        { hour: 9, cost: 30 },
      ],
    ],
    [
      'a night peak first',
      (hour) => (hour === 2 ? 8000 : 1000),
      [
        { hour: 2, cost: 160 },
        { hour: 8, cost: 30 },
        { hour: 9, cost: 30 },
      ],
    ],
  ])('returns as most expensive hours %s', (_what, valueAt, expected) => {
    expect(meaningOf(mondays(28, valueAt), prices)?.mostExpensiveHours).toEqual(expected);
  });

  it('returns no most expensive hours without prices', () => {
    expect(
      meaningOf(
        mondays(28, () => 1000),
        undefined,
      )?.mostExpensiveHours,
    ).toEqual([]);
  });

  it('returns the cost of an hour from its four quarters', () => {
    const quarters: DayCurve[] = Array.from({ length: 28 }, () => ({
      day: '2025-11-03',
      step: 15,
      isEstimated: false,
      values: Array.from({ length: 96 }, (_, at) => (at >= 72 && at < 76 ? 500 : 0)),
    }));
    expect(meaningOf(quarters, prices)?.mostExpensiveHours).toEqual([
      { hour: 18, cost: 60 },
      { hour: 0, cost: 0 },
      { hour: 1, cost: 0 },
    ]);
  });
});
