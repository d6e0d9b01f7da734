import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '../shared/day.ts';
import { comparedBill, comparedDays, measuredTotals, sumOfComparisons } from './comparison.ts';
import { stepsOf } from './curve.ts';
import { yearEarlier } from './price.ts';

const START = '2024-01-01';
const days = Array.from({ length: 366 }, (_, at) => addDays(START, at));

const series = fc.record({
  values: fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 366, maxLength: 366 }),
  gaps: fc.array(fc.boolean(), { minLength: 366, maxLength: 366 }),
  earlierGaps: fc.array(fc.boolean(), { minLength: 366, maxLength: 366 }),
});
const yearOf = (valueOf: (at: number) => number, gaps: readonly boolean[], dayOf: (day: Day) => Day) =>
  new Map(
    days.flatMap((day, at): [Day, number][] =>
      gaps[at] === true || day.endsWith('-02-29') ? [] : [[dayOf(day), valueOf(at)]],
    ),
  );

describe('a year beside the year before (consumo.confronto.2)', () => {
  it('compares a year with itself as equal, whatever is missing of either', () => {
    fc.assert(
      fc.property(series, ({ values, gaps, earlierGaps }) => {
        const valueOf = (at: number) => values[at] ?? 0;
        const found = comparedDays(
          days,
          yearOf(valueOf, gaps, (day) => day),
          yearOf(valueOf, earlierGaps, yearEarlier),
        );
        expect(found === undefined || found.now === found.before).toBe(true);
      }),
    );
  });

  it('keeps its sign, whatever is missing of either', () => {
    fc.assert(
      fc.property(series, fc.integer({ min: 1, max: 900 }), ({ values, gaps, earlierGaps }, more) => {
        const found = comparedDays(
          days,
          yearOf(
            (at) => (values[at] ?? 0) + more,
            gaps,
            (day) => day,
          ),
          yearOf((at) => values[at] ?? 0, earlierGaps, yearEarlier),
        );
        expect(found === undefined || found.now - found.before === found.days * more).toBe(true);
      }),
    );
  });

  it('sums the days that both years have, and returns how many and the first and last', () => {
    const now = new Map([
      ['2026-01-02', 10],
      ['2026-01-03', 20],
      ['2026-01-05', 40],
    ]);
    const before = new Map([
      ['2025-01-01', 1],
      ['2025-01-02', 2],
      ['2025-01-05', 5],
    ]);
    expect(comparedDays([...now.keys()], now, before)).toEqual({
      days: 2,
      firstDay: '2026-01-02',
      lastDay: '2026-01-05',
      now: 50,
      before: 7,
    });
    expect(comparedDays(['2026-01-03'], now, before)).toBeUndefined();
  });

  it('counts no 29 February, which the other year does not have', () => {
    const now = new Map([
      ['2024-02-28', 10],
      ['2024-02-29', 10],
    ]);
    expect(comparedDays([...now.keys()], now, new Map([['2023-02-28', 10]]))).toMatchObject({ days: 1, now: 10 });
  });

  it('counts days that are known whole and measured', () => {
    const curve = (day: Day, value: number | null, isEstimated = false) => ({
      day,
      step: 60 as const,
      isEstimated,
      values: Array.from({ length: stepsOf(day, 60) }, (_, at) => (at === 3 ? value : 10)),
    });
    const curves = [curve('2026-10-25', 10), curve('2026-10-26', null), curve('2026-10-27', 10, true)];
    expect([...measuredTotals(curves)]).toEqual([['2026-10-25', 250]]);
  });

  const bill = (periodStart: Day, periodEnd: Day, total = 100, isEstimated = false) => ({
    periodStart,
    periodEnd,
    total,
    isEstimated,
  });
  it.each([
    ['the same days', bill('2025-09-01', '2025-10-31', 80), 80],
    ['one month of them', bill('2025-09-01', '2025-09-30'), undefined],
    ['other days', bill('2025-09-02', '2025-10-31'), undefined],
    ['the same days, estimated', bill('2025-09-01', '2025-10-31', 80, true), undefined],
  ])('compares a bill with one of %s', (_, earlier, before) => {
    const own = bill('2026-09-01', '2026-10-31');
    expect(comparedBill(own, [own, earlier])?.before).toBe(before);
  });

  it('compares no bill with a 29 February in it', () => {
    const all = [bill('2023-01-01', '2023-02-28'), bill('2024-01-01', '2024-02-29'), bill('2025-01-01', '2025-02-28')];
    expect(all.map((each) => comparedBill(each, all))).toEqual([undefined, undefined, undefined]);
  });

  it('sums up months, from the first day to the last', () => {
    const month = (firstDay: Day, lastDay: Day) => ({ days: 2, firstDay, lastDay, now: 3, before: 4 });
    const all = [month('2026-02-01', '2026-02-09'), undefined, month('2026-01-03', '2026-01-04')];
    expect(sumOfComparisons(all)).toEqual({
      days: 4,
      firstDay: '2026-01-03',
      lastDay: '2026-02-09',
      now: 6,
      before: 8,
    });
    expect(sumOfComparisons([undefined])).toBeUndefined();
  });
});

describe('comparedDays (consumo.confronto.2)', () => {
  const both = new Map([
    ['2024-02-28', 10],
    ['2024-02-29', 20],
    ['2024-03-01', 0],
  ]);
  const earlier = new Map([
    ['2023-02-28', 5],
    ['2023-03-01', 0],
  ]);

  it.each<[string, Day[], ReturnType<typeof comparedDays>]>([
    ['no days', [], undefined],
    ['29 February alone', ['2024-02-29'], undefined],
    ['a day of zero', ['2024-03-01'], { days: 1, firstDay: '2024-03-01', lastDay: '2024-03-01', now: 0, before: 0 }],
    ['a day known in neither year', ['2024-03-02'], undefined],
    [
      'days in reverse order',
      ['2024-03-01', '2024-02-29', '2024-02-28'],
      { days: 2, firstDay: '2024-02-28', lastDay: '2024-03-01', now: 10, before: 5 },
    ],
  ])('returns the comparison of %s', (_what, given, expected) => {
    expect(comparedDays(given, both, earlier)).toEqual(expected);
  });

  it('returns undefined for a day known only a year before', () => {
    expect(comparedDays(['2024-02-28'], new Map(), earlier)).toBeUndefined();
  });
});

describe('comparedBill (consumo.confronto.2)', () => {
  const bill = (periodStart: Day, periodEnd: Day, total: number, isEstimated = false) => ({
    periodStart,
    periodEnd,
    total,
    isEstimated,
  });
  const own = bill('2026-09-01', '2026-10-31', 120);

  it('returns both totals and the days of the bill', () => {
    const all = [bill('2025-09-01', '2025-09-30', 1), bill('2025-10-01', '2025-10-31', 2), own];
    expect(comparedBill(own, [...all, bill('2025-09-01', '2025-10-31', 80)])).toEqual({
      days: 61,
      firstDay: '2026-09-01',
      lastDay: '2026-10-31',
      now: 120,
      before: 80,
    });
    expect(comparedBill(own, all)).toBeUndefined();
  });

  it('returns undefined for an estimated bill', () => {
    const estimated = { ...own, isEstimated: true };
    expect(comparedBill(estimated, [estimated, bill('2025-09-01', '2025-10-31', 80)])).toBeUndefined();
  });

  it.each([
    ['2024-02-01', '2024-02-29', '2023-02-01', '2023-02-28', undefined],
    ['2024-02-01', '2024-02-28', '2023-02-01', '2023-02-28', 28],
    ['2025-02-01', '2025-03-31', '2024-02-01', '2024-03-31', undefined],
    ['2026-09-01', '2026-09-01', '2025-09-01', '2025-09-01', 1],
    ['2026-09-01', '2026-09-30', '2025-09-02', '2025-09-30', undefined],
    ['2026-09-01', '2026-09-30', '2025-09-01', '2025-09-29', undefined],
  ])('returns for %s to %s beside %s to %s the days %s', (start, end, otherStart, otherEnd, count) => {
    const given = bill(start, end, 9);
    expect(comparedBill(given, [given, bill(otherStart, otherEnd, 8)])?.days).toBe(count);
  });
});

describe('sumOfComparisons', () => {
  const one = { days: 1, firstDay: '2026-01-01', lastDay: '2026-01-31', now: 1, before: 2 };
  const two = { days: 2, firstDay: '2026-02-01', lastDay: '2026-02-28', now: 10, before: 20 };
  const sum = { days: 3, firstDay: '2026-01-01', lastDay: '2026-02-28', now: 11, before: 22 };

  it.each([
    ['nothing', [], undefined],
    ['one', [one], one],
    ['one after an unknown one', [undefined, one], one],
    ['one before an unknown one', [one, undefined], one],
    ['two in order', [one, two], sum],
    ['two in reverse order', [two, undefined, one], sum],
  ])('returns the sum of %s', (_what, all, expected) => {
    expect(sumOfComparisons(all)).toEqual(expected);
  });
});
