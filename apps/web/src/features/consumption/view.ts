import {
  addDays,
  clockMinuteOf,
  comparedDays,
  daysBetween,
  eurosOf,
  isRepeated,
  measuredTotals,
  pricesOn,
  sumOfComparisons,
  sumOfCurves,
  utcOffsetOf,
  yearEarlier,
  type Consumption,
  type ConsumptionCurves,
  type Day,
  type DayCurve,
  type EnergyUnit,
  type HourBand,
  type UtcOffset,
  type YearComparison,
} from '@sportello/domain';

export const VIEWS = ['YEAR', 'MONTH', 'DAY', 'HOURS'] as const;
export type View = (typeof VIEWS)[number];

/** Bars of the chart that is zoomed in the most; with more it has tools. */
export const LEAST_BARS = 4;

/** Choices about how the values are shown, kept from one period to another. */
export interface Look {
  readonly hasValues: boolean;
  readonly hasPatterns: boolean;
  readonly onChange: (change: Partial<Pick<Look, 'hasValues' | 'hasPatterns'>>) => void;
}

export interface Point {
  readonly key: string;
  readonly day: Day;
  /** Set for a part of a day: minute on the clock. */
  readonly minute: number | undefined;
  /** Part of a day: UTC offset, and if the clock shows its time twice on that day (consumo.curva.5). */
  readonly offset: UtcOffset | undefined;
  readonly isRepeated: boolean;
  /** Set for a period longer than a day: its last day. */
  readonly end: Day | undefined;
  /** In whole units; undefined if unknown. */
  readonly total: number | undefined;
  readonly bands: Readonly<Record<HourBand, number>> | undefined;
  /** Cents, not rounded, because it is a share of a sum (consumo.prezzo.2). */
  readonly cost: number | undefined;
  readonly isEstimated: boolean;
  /** Part of the data is unknown. */
  readonly isPartial: boolean;
  /** Value a year earlier; undefined unless all of it is known. */
  readonly before: number | undefined;
  /** Comparison of the days known in both years. */
  readonly compared: YearComparison | undefined;
}

/** The periods of a year with those of the year before (consumo.confronto.1). */
export function yearPoints(periods: readonly Consumption[], year: string): Point[] {
  return periods
    .filter(({ periodStart }) => periodStart.startsWith(year))
    .map((each) => {
      const band = (name: HourBand) => each.bands.find((found) => found.band === name)?.value ?? 0;
      const hasBands = each.bands.some((found) => found.band === 'F1');
      return {
        key: each.periodStart,
        day: each.periodStart,
        ...ofNoTime,
        end: each.periodEnd,
        total: each.total,
        bands: hasBands ? { F1: band('F1'), F2: band('F2'), F3: band('F3') } : undefined,
        cost: each.cost,
        isEstimated: each.kind === 'STIMATO',
        isPartial: false,
        before: isOfAll(each) ? each.compared?.before : undefined,
        compared: each.compared,
      };
    });
}

const ofNoTime = { minute: undefined, offset: undefined, isRepeated: false } as const;

const isOfAll = ({ periodStart, periodEnd, compared }: Consumption) =>
  compared?.days === daysBetween(periodStart, periodEnd) + 1;

/** Curves in the displayed unit: standard cubic metres if the coefficient C is known. */
interface Shown {
  readonly curves: ConsumptionCurves;
  readonly isElectric: boolean;
}

/** Converts meter units to the displayed unit. */
export const factorOf = ({ curves, isElectric }: Shown) => (isElectric ? 1 : (curves.coefficient ?? 1));

export function unitOf({ curves, isElectric }: Shown): EnergyUnit {
  if (isElectric) return 'kWh';
  return curves.coefficient === undefined ? 'mc' : 'Smc';
}

function pointOf(shown: Shown, curve: DayCurve, part: Pick<Point, 'key' | 'minute' | 'offset' | 'isRepeated'>): Point {
  const { curves, isElectric } = shown;
  const factor = factorOf(shown);
  const sum = sumOfCurves([curve]);
  const prices = pricesOn(curves.prices, curve.day);
  const isKnown = sum.missing < curve.values.length;
  const unit = (thousandths: number) => (thousandths / 1000) * factor;
  return {
    ...part,
    day: curve.day,
    end: undefined,
    total: isKnown ? unit(sum.total) : undefined,
    bands:
      isElectric && isKnown ? { F1: unit(sum.bands.F1), F2: unit(sum.bands.F2), F3: unit(sum.bands.F3) } : undefined,
    cost:
      !isKnown || prices === undefined || (!isElectric && curves.coefficient === undefined)
        ? undefined
        : eurosOf(sum, prices, factor) * 100,
    isEstimated: curve.isEstimated,
    isPartial: sum.missing > 0,
    before: undefined,
    compared: undefined,
  };
}

/** Days without data keep their place. */
export function monthPoints(shown: Shown, before: ConsumptionCurves | undefined, month: Day): Point[] {
  const first = `${month.slice(0, 7)}-01`;
  const factor = factorOf(shown) / 1000;
  const [measured, earlierMeasured] = [measuredTotals(shown.curves.days), measuredTotals(before?.days ?? [])];
  const points: Point[] = [];
  for (let day = first; day.slice(0, 7) === first.slice(0, 7); day = addDays(day, 1)) {
    const curve = shown.curves.days.find((each) => each.day === day) ?? unknown(day);
    const earlier = before?.days.find((each) => each.day === yearEarlier(day));
    const compared = comparedDays([day], measured, earlierMeasured);
    points.push({
      ...pointOf(shown, curve, { key: day, ...ofNoTime }),
      before: earlier === undefined ? undefined : wholeOf(pointOf(shown, earlier, { key: '', ...ofNoTime })),
      compared: compared && { ...compared, now: compared.now * factor, before: compared.before * factor },
    });
  }
  return points;
}

/** Undefined if a part is unknown. */
const wholeOf = ({ total, isPartial }: Point) => (isPartial ? undefined : total);

const unknown = (day: Day): DayCurve => ({ day, step: 60, values: [null], isEstimated: false });

/** Points per hour or quarter-hour; days with a clock change have 23 or 25 hours (consumo.curva.2). */
export function dayPoints(shown: Shown, day: Day, by: 'HOUR' | 'STEP', before?: ConsumptionCurves): Point[] {
  const curve = shown.curves.days.find((each) => each.day === day);
  if (curve === undefined) return [];
  const earlier = before?.days.find((each) => each.day === yearEarlier(day));
  const size = by === 'HOUR' ? 60 / curve.step : 1;
  return Array.from({ length: Math.ceil(curve.values.length / size) }, (_, at) => {
    const from = at * size;
    const only = (each: DayCurve, begin: number): DayCurve => ({
      ...each,
      values: each.values.map((value, index) => (index >= begin && index < begin + size ? value : 0)),
    });
    const values = curve.values.slice(from, from + size);
    const point = pointOf(shown, only(curve, from), {
      key: `${day} ${from}`,
      minute: clockMinuteOf(day, curve.step, from),
      offset: utcOffsetOf(day, curve.step, from),
      isRepeated: isRepeated(day, curve.step, from),
    });
    const isKnown = values.some((value) => value !== null);
    const before =
      earlier === undefined || earlier.step !== curve.step || earlier.values.length !== curve.values.length
        ? undefined
        : wholeOf(pointOf(shown, only(earlier, from), { key: '', ...ofNoTime }));
    const now = wholeOf(point);
    return {
      ...point,
      total: isKnown ? point.total : undefined,
      bands: isKnown ? point.bands : undefined,
      cost: isKnown ? point.cost : undefined,
      before,
      compared:
        now === undefined || before === undefined || curve.isEstimated || earlier?.isEstimated === true
          ? undefined
          : { days: 1, firstDay: day, lastDay: day, now, before },
    };
  });
}

export function sumOf(points: readonly Point[]) {
  const known = points.filter(({ total }) => total !== undefined);
  const add = (value: (point: Point) => number | undefined) => known.reduce((sum, each) => sum + (value(each) ?? 0), 0);
  const hasBands = known.some(({ bands }) => bands !== undefined);
  return {
    total: add(({ total }) => total),
    bands: hasBands
      ? { F1: add((each) => each.bands?.F1), F2: add((each) => each.bands?.F2), F3: add((each) => each.bands?.F3) }
      : undefined,
    cost: known.some(({ cost }) => cost !== undefined) ? Math.round(add(({ cost }) => cost)) : undefined,
    compared: sumOfComparisons(points.map(({ compared }) => compared)),
    hasGaps: points.some(({ isPartial, total }) => isPartial || total === undefined),
    hasEstimates: known.some(({ isEstimated }) => isEstimated),
  };
}

export function moved(view: View, day: Day, by: -1 | 1): Day {
  if (view === 'YEAR') return `${String(Number(day.slice(0, 4)) + by).padStart(4, '0')}${day.slice(4, 7)}-01`;
  if (view !== 'MONTH') return addDays(day, by);
  return by === 1
    ? addDays(`${day.slice(0, 7)}-28`, 4)
        .slice(0, 7)
        .concat('-01')
    : addDays(`${day.slice(0, 7)}-01`, -1)
        .slice(0, 7)
        .concat('-01');
}

export function minuteWords(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
