import { addDays, stepsOf } from '@sportello/domain';
import { expect, it } from 'vitest';
import { clockHours, heatPaths, linePath, runsOf, topOf, usualHours, yearSpan } from './heat.ts';

const curveOf = (day: string, step: 15 | 60, value: (at: number) => number | null = () => 100) => ({
  day,
  step,
  isEstimated: false,
  values: Array.from({ length: stepsOf(day, step) }, (_, at) => value(at)),
});

it.each([
  ['2026-10-24', 15, 400],
  ['2026-10-25', 15, 400],
  ['2026-10-25', 60, 100],
] as const)('shows every hour of %s by steps of %i minutes as what an hour used', (day, step, expected) => {
  expect(clockHours(curveOf(day, step))).toEqual(Array.from({ length: 24 }, () => expected));
});

it('leaves the hour that the clock skips, and one with an unknown quarter, as gaps (consumo.curva.3)', () => {
  expect(
    clockHours(curveOf('2026-03-29', 60))
      .map((value) => value === null)
      .indexOf(true),
  ).toBe(2);
  const hours = clockHours(curveOf('2026-10-24', 15, (at) => (at === 41 ? null : 100)));
  expect(hours[10]).toBeNull();
  expect(hours[11]).toBe(400);
  expect(runsOf(hours).map((run) => run.length)).toEqual([10, 13]);
});

it('draws a year of quarter-hours as six paths, each hour inside its own column and row', () => {
  const days = Array.from({ length: 365 }, (_, at) => {
    const day = addDays('2026-01-01', at);
    return { day, hours: clockHours(curveOf(day, 15, (step) => (step * 7) % 300)) };
  });
  const { first, columns } = yearSpan('2026');
  expect(columns).toBe(365);
  const paths = heatPaths(days, first, topOf(days));
  expect(paths).toHaveLength(6);
  const cells = paths.flatMap((path) => [...path.matchAll(/M(\d+) (\d+)h1\.05V(\d+)/g)].map((found) => found.slice(1)));
  const hours = cells.reduce((sum, [, from, to]) => sum + Number(to) - Number(from), 0);
  expect(hours).toBe(365 * 24 - 1);
  expect(Math.max(...cells.map(([x]) => Number(x)))).toBe(364);
});

it('does not let one peak make all other hours pale', () => {
  const days = [{ day: '2026-01-01', hours: Array.from({ length: 24 }, () => 100) }];
  const many = Array.from({ length: 9 }, () => days).flat();
  expect(topOf([...many, { day: '2026-01-02', hours: [9000] }])).toBe(100);
});

it('returns the hours of most and of least use on an average day', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => (hour === 20 ? 900 : hour === 4 ? 50 : 300));
  expect(usualHours([{ day: '2026-01-01', hours }])).toEqual({ most: 20, least: 4 });
  expect(usualHours([])).toBeUndefined();
});

it('draws a line that never swings beyond its values', () => {
  const path = linePath([0, 10, 10, 0].map((y, x) => ({ x, y })));
  const ys = [...path.matchAll(/[ C](-?[\d.]+) (-?[\d.]+)/g)].map((found) => Number(found[2]));
  expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...ys)).toBeLessThanOrEqual(10);
});
