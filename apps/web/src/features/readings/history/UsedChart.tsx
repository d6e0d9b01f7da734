import type { CommodityType, EnergyUnit } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { fullDay } from '../../../ui/moments.ts';
import layout from '../../../ui/layout/layout.module.css';
import classes from '../readings.module.css';
import { quantityWords } from '../../../ui/amounts.ts';
import type { Used } from './used.ts';

const WIDTH = 640;
const HEIGHT = 200;
/** Height in pixels of the year labels. */
const FOOT = 24;
/** Maximum number of bars that are distinguishable on a phone. */
const MOST_BARS = 36;

interface UsedChartProps {
  used: readonly Used[];
  unit: EnergyUnit | undefined;
  commodity: CommodityType;
}

/** Consumption between readings, normalized to 30 days; the list below holds the same data. */
export function UsedChart({ used, unit, commodity }: UsedChartProps) {
  const { t } = useLingui();
  const shown = used.slice(-MOST_BARS);
  const highest = Math.max(1, ...shown.map(({ monthly }) => monthly));
  const across = scaleBand({ domain: shown.map(({ to }) => to), range: [0, WIDTH], padding: 0.25 });
  const up = scaleLinear({ domain: [0, highest], range: [HEIGHT - FOOT, 8] });
  const years = shownYears(shown);
  const [first, last] = [shown[0], shown.at(-1)];
  if (first === undefined || last === undefined) return null;
  const said = t`Consumo al mese tra una lettura e l’altra, da ${fullDay(first.from)} a ${fullDay(last.to)}: al massimo ${quantityWords(Math.round(highest), unit)}.`;
  const hasEstimates = shown.some(({ isEstimated }) => isEstimated);
  return (
    <figure className={classes['chart']} data-commodity={commodity}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={said}>
        <defs>
          <pattern id="stimata" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" className={classes['barGround']} />
            <rect width="3" height="6" className={classes['bar']} />
          </pattern>
        </defs>
        <Group>
          {shown.map(({ to, monthly, total, isEstimated, from }) => {
            const x = across(to) ?? 0;
            const y = up(monthly);
            return (
              <Group key={to}>
                <Bar
                  className={(isEstimated ? classes['estimated'] : classes['bar']) ?? ''}
                  x={x}
                  y={y}
                  rx={2}
                  width={across.bandwidth()}
                  height={Math.max(1, HEIGHT - FOOT - y)}
                >
                  <title>{`${fullDay(from)} – ${fullDay(to)}: ${quantityWords(total, unit)}`}</title>
                </Bar>
                {years.has(to) ? (
                  <text className={classes['axis']} x={x} y={HEIGHT - 6}>
                    {to.slice(0, 4)}
                  </text>
                ) : null}
              </Group>
            );
          })}
        </Group>
      </svg>
      <figcaption className={layout['captionLines']}>
        <Trans>
          Consumo al mese tra una lettura e l’altra; la barra più alta è {quantityWords(Math.round(highest), unit)}.
        </Trans>{' '}
        {hasEstimates ? <Trans>Le barre a righe partono o finiscono con una stima.</Trans> : null}
      </figcaption>
    </figure>
  );
}

/** A year label is as wide as three bars. */
const BARS_OF_A_YEAR = 3;

/** Keys of the bars with a year label: the first of each year, if the previous label leaves room. */
function shownYears(shown: readonly Used[]): ReadonlySet<string> {
  const years = new Set<string>();
  let free = 0;
  shown.forEach(({ to }, at) => {
    const isFirst = to.slice(0, 4) !== shown[at - 1]?.to.slice(0, 4);
    if (!isFirst || at < free) return;
    // A year with only a few bars at the start yields to the label of the next one.
    const next = shown.findIndex((each) => each.to.slice(0, 4) > to.slice(0, 4));
    if (next !== -1 && next - at < BARS_OF_A_YEAR) return;
    years.add(to);
    free = at + BARS_OF_A_YEAR;
  });
  return years;
}
