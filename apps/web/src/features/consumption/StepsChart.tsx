import { addDays, clockMinuteOf, isRepeated, utcOffsetOf, type Day, type DayCurve } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { useElementSize } from '@mantine/hooks';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { useMemo } from 'react';
import { fullDay } from '../../ui/moments.ts';
import layout from '../../ui/layout/layout.module.css';
import classes from './consumption.module.css';
import { useWindow, type Window } from './use-window.ts';
import { WindowTools } from './WindowTools.tsx';
import { clockWords, usedWords } from './words.ts';

const HEIGHT = 240;
const FOOT = 24;
const LEFT = 44;
/** Maximum zoom: two hours of quarter-hours. */
const LEAST = 8;

export function StepsChart({ days, unit }: { days: readonly DayCurve[]; unit: string }) {
  const { t } = useLingui();
  const { ref, width: measured } = useElementSize<HTMLDivElement>();
  const wide = Math.max(240, measured);
  const steps = useMemo(() => flat(days), [days]);
  const size = steps.values.length;
  const seen = useWindow<SVGSVGElement>(size, LEAST);
  const { shown } = seen;
  const [begin, end] = [steps.at(shown.from), steps.at(shown.to - 1)];
  const drawn = useMemo(() => drawnPoints(steps.values, shown, wide - LEFT), [steps, shown, wide]);
  const across = scaleLinear({ domain: [shown.from, shown.to], range: [LEFT, wide] });
  const up = scaleLinear({
    domain: [0, Math.max(1, ...drawn.map(({ value }) => value ?? 0))],
    range: [HEIGHT - FOOT, 8],
    nice: true,
  });
  const words = `${placeWords(begin)} – ${placeWords(end)}`;
  return (
    <div className={layout['stack']} ref={ref}>
      <svg
        {...seen.element}
        className={classes['steps']}
        viewBox={`0 0 ${wide} ${HEIGHT}`}
        role="slider"
        aria-label={t`Consumo passo per passo in ${unit}. Frecce per spostarti, più e meno per ingrandire.`}
        aria-valuemin={0}
        aria-valuemax={size}
        aria-valuenow={Math.round(shown.from)}
        aria-valuetext={words}
      >
        {up.ticks(3).map((tick) => (
          <g key={tick}>
            <line className={classes['grid']} x1={LEFT} x2={wide} y1={up(tick)} y2={up(tick)} />
            <text className={classes['axis']} x={LEFT - 6} y={up(tick) + 4} textAnchor="end">
              {usedWords(tick / 1000, undefined)}
            </text>
          </g>
        ))}
        <LinePath
          className={classes['line'] ?? ''}
          data={drawn}
          defined={({ value }) => value !== null}
          x={({ at }) => across(at)}
          y={({ value }) => up(value ?? 0)}
        />
        <text className={classes['axis']} x={LEFT} y={HEIGHT - 6}>
          {placeWords(begin)}
        </text>
        <text className={classes['axis']} x={wide - 2} y={HEIGHT - 6} textAnchor="end">
          {placeWords(end)}
        </text>
      </svg>
      <WindowTools window={seen} words={words} />
    </div>
  );
}

/** Concatenates the values of days; missing days become gaps. */
function flat(days: readonly DayCurve[]) {
  const starts: { readonly from: number; readonly day: Day; readonly step: 15 | 60 }[] = [];
  const values: (number | null)[] = [];
  let expected: Day | undefined;
  for (const { day, step, values: own } of days) {
    if (expected !== undefined && day !== expected) values.push(null);
    starts.push({ from: values.length, day, step });
    for (const value of own) values.push(value);
    expected = addDays(day, 1);
  }
  return {
    values,
    at(place: number) {
      const whole = Math.max(0, Math.floor(place));
      const found = starts.findLast(({ from }) => from <= whole);
      return found === undefined ? undefined : placeOf(found, whole - found.from);
    },
  };
}

function placeOf({ day, step }: Pick<DayCurve, 'day' | 'step'>, at: number) {
  return {
    day,
    minute: clockMinuteOf(day, step, at),
    offset: utcOffsetOf(day, step, at),
    isRepeated: isRepeated(day, step, at),
  };
}

function placeWords(place: ReturnType<typeof placeOf> | undefined): string {
  return place === undefined ? '' : `${fullDay(place.day)}, ${clockWords({ ...place, minute: place.minute % 1440 })}`;
}

/** Draws at most a minimum and a maximum per pixel: a year has 35,040 values, a phone a few hundred pixels. */
function drawnPoints(
  values: readonly (number | null)[],
  { from, to }: Window,
  wide: number,
): { at: number; value: number | null }[] {
  const [first, last] = [Math.floor(from), Math.min(values.length, Math.ceil(to))];
  const each = Math.max(1, Math.floor((last - first) / wide));
  const points: { at: number; value: number | null }[] = [];
  for (let begin = first; begin < last; begin += each) {
    let [low, high]: [number | null, number | null] = [null, null];
    for (let at = begin; at < Math.min(last, begin + each); at += 1) {
      const value = values[at] ?? null;
      if (value === null) continue;
      if (low === null || value < low) low = value;
      if (high === null || value > high) high = value;
    }
    points.push({ at: begin, value: low });
    if (each > 1) points.push({ at: begin + each / 2, value: high });
  }
  return points;
}
