import type { CommodityType, EnergyUnit } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { fullDay } from '../../../ui/moments.ts';
import classes from '../readings.module.css';
import { quantityWords } from '../../../ui/amounts.ts';
import type { Used } from './used.ts';

const WIDTH = 640;
const HEIGHT = 200;
/** Below the bars, for the years. */
const FOOT = 24;
/** As many as can be told apart on a phone. */
const MOST_BARS = 36;

interface UsedChartProps {
  used: readonly Used[];
  unit: EnergyUnit | undefined;
  /** Electricity and gas have a hue each. */
  commodity: CommodityType;
}

/** What was used between readings, as in a month of 30 days; the list below says the same in figures. */
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
      <figcaption className={classes['soft']}>
        <Trans>
          Consumo al mese tra una lettura e l’altra; la barra più alta è {quantityWords(Math.round(highest), unit)}.
        </Trans>{' '}
        {hasEstimates ? <Trans>Le barre a righe partono o finiscono con una stima.</Trans> : null}
      </figcaption>
    </figure>
  );
}

/** So many bars are as wide as a year is written. */
const BARS_OF_A_YEAR = 3;

/** The bars below which their year stands: the first of each, where the one before leaves room. */
function shownYears(shown: readonly Used[]): ReadonlySet<string> {
  const years = new Set<string>();
  let free = 0;
  shown.forEach(({ to }, at) => {
    const isFirst = to.slice(0, 4) !== shown[at - 1]?.to.slice(0, 4);
    if (!isFirst || at < free) return;
    // The year of a few bars at the beginning gives way to the whole one after it.
    const next = shown.findIndex((each) => each.to.slice(0, 4) > to.slice(0, 4));
    if (next !== -1 && next - at < BARS_OF_A_YEAR) return;
    years.add(to);
    free = at + BARS_OF_A_YEAR;
  });
  return years;
}
