import { stepsOf, type ConsumptionCurves } from '@sportello/domain';
import { expect, it } from 'vitest';
import { csvOf } from './values/csv.ts';
import { betweenWords, spanWords } from './span.ts';
import { dayPoints, minuteWords, monthPoints, moved, sumOf, yearPoints } from './view.ts';

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
  expect(sumOf(points)).toMatchObject({
    hasGaps: true,
    compared: { days: 1, firstDay: '2026-09-07', now: 9.6, before: 4.8 },
  });
  expect(csvOf(points.slice(5, 7), 'kWh').split('\r\n').slice(1, 3)).toEqual([
    '2026-09-06;;;;;;;;no;;2026-09-06;;',
    '2026-09-07;;9,6;4,4;2;3,2;2,04;4,8;no;;2026-09-07;9,6;4,8',
  ]);
});

it.each([
  ['2026-10-25', ['01:00;+02:00', '02:00;+02:00', '02:00;+01:00', '03:00;+01:00']],
  ['2026-03-29', ['01:00;+01:00', '03:00;+02:00', '04:00;+02:00', '05:00;+02:00']],
])('tells the hours of %s apart in a CSV (consumo.curva.5)', (day, rows) => {
  const points = dayPoints({ curves: curves([day]), isElectric: true }, day, 'HOUR').slice(1, 5);
  const lines = csvOf(points, 'kWh').split('\r\n').slice(1, -1);
  expect(lines.map((line) => [line.split(';')[1], line.split(';')[9]].join(';'))).toEqual(rows);
});

it('compares hours that are known of both days, and takes none for nothing (consumo.curva.3)', () => {
  const known = curves(['2026-09-07']);
  const earlier = curves(['2025-09-07'], 50);
  const days = earlier.days.map((each) => ({
    ...each,
    values: each.values.map((value, at) => (at < 6 ? null : value)),
  }));
  const points = dayPoints({ curves: known, isElectric: true }, '2026-09-07', 'HOUR', { ...earlier, days });
  expect(points.slice(0, 3).map(({ before }) => before)).toEqual([undefined, undefined, 0.2]);
  const compared = sumOf(points).compared;
  expect(compared?.days).toBe(22);
  expect((compared?.now ?? 0) / (compared?.before ?? 1)).toBeCloseTo(2);
});

const used = (periodStart: string, periodEnd: string, total = 284) => ({
  periodStart,
  periodEnd,
  kind: 'EFFETTIVO' as const,
  total,
  bands: [],
  cost: undefined,
  compared: undefined,
});

it.each([
  ['2026-09-01', '2026-09-30', 'settembre 2026'],
  ['2026-09-01', '2026-10-31', 'settembre – ottobre 2026'],
  ['2026-11-01', '2026-11-23', '1° – 23 novembre 2026'],
  ['2026-11-23', '2026-11-23', '23 novembre 2026'],
  ['2026-09-15', '2026-11-14', '15 settembre – 14 novembre 2026'],
  ['2025-12-01', '2026-01-31', 'dicembre 2025 – gennaio 2026'],
])('names what was used from %s to %s %s (consumo.confronto.3)', (start, end, name) => {
  expect(spanWords(start, end)).toBe(name);
});

it.each([
  ['2026-01-01', '2026-11-23', 'dal 1° gennaio al 23 novembre 2026'],
  ['2026-11-08', '2026-11-11', 'dall’8 all’11 novembre 2026'],
  ['2025-12-18', '2026-01-08', 'dal 18 dicembre 2025 all’8 gennaio 2026'],
])('says from %s to %s in a sentence', (start, end, words) => {
  expect(betweenWords(start, end)).toBe(words);
});

it('marks what it was a year before where every day of it is compared alone (consumo.confronto.2)', () => {
  const compared = { days: 23, firstDay: '2026-11-01', lastDay: '2026-11-23', now: 284, before: 290 };
  const points = yearPoints(
    [
      { ...used('2026-10-01', '2026-10-31'), compared: { ...compared, days: 20, now: 180, before: 200 } },
      { ...used('2026-11-01', '2026-11-23'), compared },
    ],
    '2026',
  );
  expect(points.map(({ before }) => before)).toEqual([undefined, 290]);
  expect(sumOf(points).compared).toMatchObject({ days: 43, now: 464, before: 490 });
});

it.each([
  ['YEAR', '2026-03-31', -1, '2025-03-01'],
  ['MONTH', '2026-03-31', -1, '2026-02-01'],
  ['MONTH', '2026-12-31', 1, '2027-01-01'],
  ['DAY', '2026-03-01', -1, '2026-02-28'],
] as const)('moves the view %s from %s by %i to %s', (view, day, by, expected) => {
  expect(moved(view, day, by)).toBe(expected);
});
