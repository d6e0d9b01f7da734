import { HOUR_BANDS, type EnergyUnit } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { useElementSize } from '@mantine/hooks';
import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useId, useRef } from 'react';
import layout from '../../ui/layout/layout.module.css';
import classes from './consumption.module.css';
import { rememberBar, useGrowth } from './grow.ts';
import { useWindow, type Window } from './use-window.ts';
import { LEAST_BARS, type Point, type View } from './view.ts';
import { WindowTools } from './WindowTools.tsx';
import { nameOf, periodWords, rangeWords, shortName, usedWords } from './words.ts';

const HEIGHT = 240;
const LEFT = 44;
const TOP = 8;
const FOOT = 24;
/** Width of a bar label in pixels. */
const NAME = 44;

interface ChartProps {
  points: readonly Point[];
  view: View;
  day: string;
  unit: EnergyUnit | undefined;
  /** Marks the bands by patterns too (aspetto.colori.1). */
  hasPatterns: boolean;
  /** Opens the period of a bar. */
  onOpen: ((day: string) => void) | undefined;
}

export function Chart({ points, view, day, unit, hasPatterns, onOpen }: ChartProps) {
  const { t } = useLingui();
  // Drawn at its displayed width: scaling would make the text too small on a phone.
  const { ref, width: measured } = useElementSize<HTMLDivElement>();
  const wide = Math.max(240, measured);
  const bars = useRef<SVGGElement>(null);
  const open = (place: number, { from, to }: Window) => {
    const at = Math.floor(from + ((place * wide - LEFT) / (wide - LEFT)) * (to - from));
    const point = points[at];
    if (onOpen === undefined || place * wide < LEFT || point?.total === undefined) return;
    rememberBar(bars.current?.children[at - Math.floor(from)] ?? null);
    onOpen(point.day);
  };
  const seen = useWindow<HTMLDivElement>(points.length, LEAST_BARS, open);
  useGrowth(seen.element.ref);
  const { from, to } = seen.shown;
  const [first, end] = [Math.floor(from), Math.ceil(to)];
  const drawn = points.slice(first, end);
  const highest = Math.max(0.001, ...drawn.flatMap(({ total = 0, before = 0 }) => [total, before]));
  const across = scaleLinear({ domain: [from, to], range: [LEFT, wide] });
  const room = (wide - LEFT) / (to - from);
  const width = room * 0.8;
  const up = scaleLinear({ domain: [0, highest], range: [HEIGHT - FOOT, TOP], nice: true });
  const every = Math.ceil(NAME / room);
  const clip = useId();
  const period = periodWords(view, day);
  const most = points.reduce<Point | undefined>(
    (best, each) => ((each.total ?? -1) > (best?.total ?? -1) ? each : best),
    undefined,
  );
  const peak = most === undefined ? '' : nameOf(view, most);
  const peakUsed = usedWords(most?.total ?? 0, unit);
  const [one, other] = [points[Math.round(from)], points[Math.round(to) - 1]];
  const words = one === undefined || other === undefined ? '' : rangeWords(view, one, other);
  return (
    <div ref={ref} className={layout['stack']}>
      <div
        {...seen.element}
        className={classes['look']}
        role="group"
        aria-label={t`Grafico: frecce per spostarti, più e meno per ingrandire`}
      >
        <svg
          className={classes['chart']}
          data-patterns={hasPatterns || undefined}
          data-opens={onOpen === undefined ? undefined : ''}
          viewBox={`0 0 ${wide} ${HEIGHT}`}
          role="img"
          aria-label={t`Consumi, ${period}: il più alto è ${peak}, ${peakUsed}. Gli stessi valori sono in “Vedi i valori”.`}
        >
          <defs>
            <clipPath id={clip}>
              <rect x={LEFT} y="0" width={wide - LEFT} height={HEIGHT} />
            </clipPath>
            <pattern id="fascia-F2" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect width="6" height="6" className={classes['F2']} />
              <rect width="2" height="6" className={classes['mark']} />
            </pattern>
            <pattern id="fascia-F3" width="6" height="6" patternUnits="userSpaceOnUse">
              <rect width="6" height="6" className={classes['F3']} />
              <circle cx="3" cy="3" r="1.2" className={classes['dot']} />
            </pattern>
          </defs>
          {up.ticks(4).map((tick) => (
            <Group key={tick}>
              <line className={classes['grid']} x1={LEFT} x2={wide} y1={up(tick)} y2={up(tick)} />
              <text className={classes['axis']} x={LEFT - 6} y={up(tick) + 4} textAnchor="end">
                {usedWords(tick, undefined)}
              </text>
            </Group>
          ))}
          <g ref={bars} clipPath={`url(#${clip})`}>
            {drawn.map((point, index) => {
              const at = first + index;
              const x = across(at) + room * 0.1;
              return (
                <Group key={point.key}>
                  <title>{`${nameOf(view, point)}: ${point.total === undefined ? '–' : usedWords(point.total, unit)}`}</title>
                  {partsOf(point).map(({ name, from, to }) => (
                    <Bar
                      key={name}
                      className={(point.isEstimated ? classes['estimated'] : undefined) ?? ''}
                      data-band={name}
                      x={x}
                      width={width}
                      y={up(to)}
                      height={Math.max(0, up(from) - up(to))}
                    />
                  ))}
                  {point.before === undefined ? null : (
                    <line
                      className={classes['before']}
                      x1={x}
                      x2={x + width}
                      y1={up(point.before)}
                      y2={up(point.before)}
                    />
                  )}
                  {at % every === 0 ? (
                    <text className={classes['axis']} x={x + width / 2} y={HEIGHT - 6} textAnchor="middle">
                      {shortName(view, point)}
                    </text>
                  ) : null}
                </Group>
              );
            })}
          </g>
        </svg>
      </div>
      {points.length > LEAST_BARS ? <WindowTools window={seen} words={words} /> : null}
    </div>
  );
}

function partsOf({ total = 0, bands }: Point) {
  if (bands === undefined) return [{ name: 'F0', from: 0, to: total }];
  let from = 0;
  return HOUR_BANDS.map((name) => {
    const part = { name, from, to: from + bands[name] };
    from = part.to;
    return part;
  });
}
