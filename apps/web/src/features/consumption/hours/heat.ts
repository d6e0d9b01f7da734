import { addDays, clockMinuteOf, daysBetween, type Day, type DayCurve } from '@sportello/domain';

export const LEVELS = 6;

/** One value for each hour of the clock, in thousandths of a unit; null if a part of the hour is unknown. */
export type Hours = readonly (number | null)[];

/** The hour that comes twice is shown as the average of both (consumo.curva.5), the one left out as a gap. */
export function clockHours({ day, step, values }: DayCurve): Hours {
  const known = Array.from({ length: 24 }, () => ({ sum: 0, count: 0, hasGap: false }));
  values.forEach((value, at) => {
    const hour = known[Math.floor(clockMinuteOf(day, step, at) / 60) % 24];
    if (hour === undefined) return;
    if (value === null) hour.hasGap = true;
    hour.sum += value ?? 0;
    hour.count += 1;
  });
  return known.map(({ sum, count, hasGap }) => (count === 0 || hasGap ? null : (sum / count) * (60 / step)));
}

export interface HeatDay {
  readonly day: Day;
  readonly hours: Hours;
}

/** The highest value of the scale: two of a hundred hours are above it, so that one peak does not make all else pale. */
export function topOf(days: readonly HeatDay[]): number {
  const all = days.flatMap(({ hours }) => hours.filter((value) => value !== null)).toSorted((a, b) => a - b);
  return Math.max(1, all[Math.floor(all.length * 0.98)] ?? all.at(-1) ?? 1);
}

const levelOf = (value: number, top: number) => Math.min(LEVELS - 1, Math.floor((value / top) * LEVELS));

/**
 * One SVG path for each level: 8,760 hours of a year would be as many elements otherwise.
 *
 * @param first day of the first column
 */
export function heatPaths(days: readonly HeatDay[], first: Day, top: number): string[] {
  const paths = Array.from({ length: LEVELS }, () => '');
  for (const { day, hours } of days) {
    const x = daysBetween(first, day);
    let from = 0;
    for (let hour = 1; hour <= 24; hour += 1) {
      const level = levelAt(hours, from, top);
      if (hour < 24 && levelAt(hours, hour, top) === level) continue;
      if (level !== undefined) paths[level] += `M${x} ${from}h1.05V${hour}h-1.05z`;
      from = hour;
    }
  }
  return paths;
}

function levelAt(hours: Hours, hour: number, top: number): number | undefined {
  const value = hours[hour] ?? null;
  return value === null ? undefined : levelOf(value, top);
}

/** The hours of most and of least use on an average day; undefined if nothing is known. */
export function usualHours(days: readonly HeatDay[]): { most: number; least: number } | undefined {
  const averages = Array.from({ length: 24 }, (_, hour) => {
    const known = days.flatMap(({ hours }) => hours[hour] ?? []);
    return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0) / known.length;
  });
  const known = averages.flatMap((average, hour) => (average === undefined ? [] : [{ average, hour }]));
  const [first] = known;
  if (first === undefined) return undefined;
  const most = known.reduce((best, each) => (each.average > best.average ? each : best), first);
  const least = known.reduce((best, each) => (each.average < best.average ? each : best), first);
  return { most: most.hour, least: least.hour };
}

/** A line through the known values of a day that never swings beyond them; gaps interrupt it. */
export function linePath(points: readonly { readonly x: number; readonly y: number }[]): string {
  const slopes = points.map((point, at) => {
    const [before, after] = [points[at - 1], points[at + 1]];
    if (before === undefined || after === undefined) return 0;
    const [a, b] = [(point.y - before.y) / (point.x - before.x), (after.y - point.y) / (after.x - point.x)];
    return a * b <= 0 ? 0 : (2 * a * b) / (a + b);
  });
  return points
    .map(({ x, y }, at) => {
      const before = points[at - 1];
      if (before === undefined) return `M${round(x)} ${round(y)}`;
      const third = (x - before.x) / 3;
      const [out, into] = [before.y + (slopes[at - 1] ?? 0) * third, y - (slopes[at] ?? 0) * third];
      return `C${round(before.x + third)} ${round(out)} ${round(x - third)} ${round(into)} ${round(x)} ${round(y)}`;
    })
    .join('');
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Splits a day at its gaps. */
export function runsOf(hours: Hours): { hour: number; value: number }[][] {
  const runs: { hour: number; value: number }[][] = [[]];
  hours.forEach((value, hour) => {
    if (value === null) runs.push([]);
    else runs.at(-1)?.push({ hour, value });
  });
  return runs.filter(({ length }) => length > 0);
}

/** The first and the last column of a year. */
export const yearSpan = (year: string): { first: Day; columns: number } => {
  const first = `${year}-01-01`;
  return { first, columns: daysBetween(first, addDays(`${year}-12-31`, 1)) };
};
