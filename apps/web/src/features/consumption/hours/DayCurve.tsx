import { useId } from 'react';
import layout from '../../../ui/layout/layout.module.css';
import classes from './hours.module.css';
import { linePath, runsOf, type Hours } from './heat.ts';

const HEIGHT = 100;
/** Room above the highest value, for its label. */
const TOP = 14;
const TICKS = [0, 6, 12, 18, 24];

interface DayCurveProps {
  hours: Hours;
  /** In words: a screen reader reads it in place of the picture. */
  label: string;
  /** Label of the highest hour. */
  peak: string;
}

/** Draws the 24 hours of a day from edge to edge; each value stands in the middle of its hour. */
export function DayCurve({ hours, label, peak }: DayCurveProps) {
  const fill = useId();
  const highest = Math.max(1, ...hours.map((value) => value ?? 0));
  const up = (value: number) => HEIGHT - (value / highest) * (HEIGHT - TOP);
  const runs = runsOf(hours).map((run) => run.map(({ hour, value }) => ({ x: hour + 0.5, y: up(value) })));
  const top = hours.indexOf(highest);
  return (
    <div className={layout['stackSmall']}>
      <div className={classes['plot']} role="img" aria-label={label}>
        <svg viewBox={`0 0 24 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <defs>
            <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="var(--sp-luce)" stopOpacity="0.42" />
              <stop offset="1" stopColor="var(--sp-luce)" stopOpacity="0.06" />
            </linearGradient>
          </defs>
          {runs.map((run) => {
            const path = linePath(run);
            const [from, to] = [run[0]?.x ?? 0, run.at(-1)?.x ?? 0];
            return (
              <g key={from}>
                <path
                  d={`${path}L${edge(to)} ${run.at(-1)?.y ?? HEIGHT}V${HEIGHT}H${edge(from)}V${run[0]?.y ?? HEIGHT}z`}
                  fill={`url(#${fill})`}
                />
                <path d={`M${edge(from)} ${run[0]?.y ?? 0}L${path.slice(1)}H${edge(to)}`} className={classes['line']} />
              </g>
            );
          })}
        </svg>
        {top < 0 ? null : (
          <span
            className={classes['peak']}
            data-side={top < 6 ? 'start' : top > 17 ? 'end' : undefined}
            style={{ insetInlineStart: `${((top + 0.5) / 24) * 100}%` }}
          >
            {peak}
          </span>
        )}
      </div>
      <p className={classes['ticks']} aria-hidden="true">
        {TICKS.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </p>
    </div>
  );
}

/** The curve reaches the edges of the picture, as midnight is the middle of no hour. */
const edge = (x: number) => (x === 0.5 ? 0 : x === 23.5 ? 24 : x);
