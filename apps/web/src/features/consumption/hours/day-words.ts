import { dayWords, type Day, type DayCurve } from '@sportello/domain';
import { t } from '@lingui/core/macro';
import { minuteWords } from '../view.ts';
import type { Hours } from './heat.ts';

/** Such as "domenica 15 novembre". */
export function nameOf(day: Day): string {
  const { weekday, date } = dayWords(day);
  return `${weekday} ${date}`;
}

/** Sum of what is known; undefined if nothing is. */
export function totalOf(curve: DayCurve | undefined): number | undefined {
  const known = curve?.values.filter((value) => value !== null) ?? [];
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0);
}

/** Words for the picture of a day: its highest hour, and all of it for a screen reader. */
export function dayCurveWords(hours: Hours, words: (thousandths: number) => string): { peak: string; label: string } {
  const known = hours.flatMap((value, hour) => (value === null ? [] : [{ value, hour }]));
  const [most] = known.toSorted((a, b) => b.value - a.value);
  const [least] = known.toSorted((a, b) => a.value - b.value);
  if (most === undefined || least === undefined) return { peak: '', label: '' };
  const [highest, lowest] = [words(most.value), words(least.value)];
  const [at, quiet] = [minuteWords(most.hour * 60), minuteWords(least.hour * 60)];
  return {
    peak: t`${highest} alle ${at}`,
    label: t`Consumo ora per ora: il più alto alle ${at}, ${highest}; il più basso alle ${quiet}, ${lowest}`,
  };
}
