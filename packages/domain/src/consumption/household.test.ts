import { describe, expect, it } from 'vitest';
import { addDays } from '../shared/day.ts';
import type { DayCurve } from './curve.ts';
import { besideHouseholds } from './household.ts';

const days = (count: number, aQuarter: number | null): DayCurve[] =>
  Array.from({ length: count }, (_, index) => ({
    day: addDays('2025-06-01', index),
    step: 15,
    values: Array.from({ length: 96 }, () => aQuarter),
    isEstimated: false,
  }));

describe('a year beside that of homes like it (consumo.senso.6)', () => {
  it.each([
    { count: 365, typical: 2200, factor: 1, used: 1752, percent: -20 },
    { count: 330, typical: 1500, factor: 1, used: 1752, percent: 17 },
    { count: 365, typical: 1752, factor: 1, used: 1752, percent: 0 },
    { count: 365, typical: 1752, factor: 1.05, used: 1840, percent: 5 },
  ])('compares $count days at $factor with $typical as $percent %', ({ count, typical, factor, used, percent }) => {
    expect(besideHouseholds(days(count, 50), typical, factor)).toEqual({ used, typical, percent });
  });

  it('returns undefined for 329 days and for days with gaps', () => {
    expect(besideHouseholds(days(329, 50), 2200, 1)).toBeUndefined();
    expect(besideHouseholds([...days(200, 50), ...days(165, null)], 2200, 1)).toBeUndefined();
  });
});

describe('besideHouseholds (consumo.senso.6)', () => {
  it.each([
    [329, 2000, undefined],
    [330, 2000, { used: 1752, typical: 2000, percent: -12 }],
    [330, 0, undefined],
    [330, -1, undefined],
    [330, 1, { used: 1752, typical: 1, percent: 175_100 }],
  ])('returns for %i days beside %i the comparison %j', (count, typical, expected) => {
    expect(besideHouseholds(days(count, 50), typical, 1)).toEqual(expected);
  });

  it('returns undefined for estimated days, and counts them in no year', () => {
    const estimated = days(10, 5000).map((day) => ({ ...day, isEstimated: true }));
    expect(besideHouseholds([...days(329, 50), ...estimated], 2000, 1)).toBeUndefined();
    expect(besideHouseholds([...days(330, 50), ...estimated], 2000, 1)?.used).toBe(1752);
  });
});
