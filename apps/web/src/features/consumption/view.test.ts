import { stepsOf, type ConsumptionCurves } from '@sportello/domain';
import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';
import { dayPoints, minuteWords, monthPoints, moved, sumOf } from './view.ts';

const curves = (days: readonly string[], value: number | null = 100): ConsumptionCurves => ({
  unit: 'kWh',
  coefficient: undefined,
  firstDay: days[0],
  lastDay: days.at(-1),
  updatedAt: undefined,
  prices: [
    { billNumber: '1', periodStart: '2026-01-01', periodEnd: '2026-12-31', prices: { F1: 0.3, F2: 0.2, F3: 0.1 } },
  ],
  days: days.map((day) => ({
    day,
    step: 15,
    isEstimated: false,
    values: Array.from({ length: stepsOf(day, 15) }, () => value),
  })),
});

it.each([
  ['2026-03-29', 23, ['00:00', '01:00', '03:00']],
  ['2026-10-25', 25, ['00:00', '01:00', '02:00', '02:00', '03:00']],
  ['2026-10-24', 24, ['00:00', '01:00', '02:00', '03:00']],
])('draws %s with its %i hours, by the clock (consumo.curva.2)', (day, hours, names) => {
  const shown = { curves: curves([day]), isElectric: true };
  const points = dayPoints(shown, day, 'HOUR');
  expect(points.length).toBe(hours);
  expect(points.slice(0, names.length).map(({ minute }) => minuteWords(minute ?? 0))).toEqual(names);
  expect(dayPoints(shown, day, 'STEP').length).toBe(hours * 4);
  expect(sumOf(points).total).toBeCloseTo(hours * 0.4);
});

it('keeps what is not known apart from nothing (consumo.curva.3)', () => {
  const points = monthPoints(
    { curves: curves(['2026-09-07']), isElectric: true },
    curves(['2025-09-07'], 50),
    '2026-09-01',
  );
  expect(points.length).toBe(30);
  expect(points[5]?.total).toBeUndefined();
  expect(points[6]).toMatchObject({ day: '2026-09-07', total: 9.6, before: 4.8, isPartial: false });
  expect(points[6]?.bands?.F1).toBeCloseTo(4.4);
  expect(sumOf(points)).toMatchObject({ hasGaps: true, compared: { now: 9.6, before: 4.8 } });
  expect(csvOf(points.slice(5, 7), 'kWh').split('\r\n').slice(1, 3)).toEqual([
    '2026-09-06;;;;;;;;no',
    '2026-09-07;;9,6;4,4;2;3,2;2,04;4,8;no',
  ]);
});

it.each([
  ['YEAR', '2026-03-31', -1, '2025-03-01'],
  ['MONTH', '2026-03-31', -1, '2026-02-01'],
  ['MONTH', '2026-12-31', 1, '2027-01-01'],
  ['DAY', '2026-03-01', -1, '2026-02-28'],
] as const)('%s from %s by %i is %s', (view, day, by, expected) => {
  expect(moved(view, day, by)).toBe(expected);
});
