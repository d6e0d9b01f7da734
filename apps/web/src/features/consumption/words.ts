import type { Day, EnergyUnit } from '@sportello/domain';
import { t } from '@lingui/core/macro';
import { fullDay, monthWords, shortDay } from '../../ui/moments.ts';
import { quantityWords } from '../../ui/amounts.ts';
import { spanWords } from './span.ts';
import { minuteWords, type Point, type View } from './view.ts';

/** Such as "269,28 kWh". */
export function usedWords(total: number, unit: EnergyUnit | undefined): string {
  return quantityWords(Math.round(total * 100) / 100, unit);
}

/** Label of a bar, without the period that the heading states. */
export function nameOf(view: View, { day, end, ...time }: Point): string {
  if (view === 'YEAR') return spanWords(day, end ?? day);
  return time.minute === undefined ? shortDay(day).date : clockWords({ ...time, minute: time.minute });
}

/** Months are named without days, because each bar already shows its known days. */
export function rangeWords(view: View, first: Point, last: Point): string {
  if (view !== 'YEAR') return `${nameOf(view, first)} – ${nameOf(view, last)}`;
  const monthOf = (day: Day) => `${monthWords(day)} ${day.slice(0, 4)}`;
  return `${monthOf(first.day)} – ${monthOf(last.end ?? last.day)}`;
}

/** Short bar label; the two repeated hours get distinct labels (consumo.curva.5). */
export function shortName(view: View, { day, end = day, minute, offset, isRepeated }: Point): string {
  if (view === 'YEAR') return [...new Set([shortMonth(day), shortMonth(end)])].join('-');
  if (minute === undefined) return String(Number(day.slice(8)));
  if (!isRepeated) return minuteWords(minute);
  if (minute % 60 !== 0) return '';
  return offset === '+02:00' ? t`2 leg.` : t`2 sol.`;
}

const shortMonth = (day: Day) => monthWords(day).slice(0, 3);

/** Such as "02:00"; if the clock shows it twice, "02:00 (ora legale)" and "02:00 (ora solare)". */
function clockWords({
  minute,
  offset,
  isRepeated,
}: Pick<Point, 'offset' | 'isRepeated'> & { readonly minute: number }): string {
  const time = minuteWords(minute);
  if (!isRepeated) return time;
  return offset === '+02:00' ? t`${time} (ora legale)` : t`${time} (ora solare)`;
}

export function periodWords(view: View, day: string): string {
  if (view === 'YEAR') return day.slice(0, 4);
  return view === 'MONTH' ? `${monthWords(day)} ${day.slice(0, 4)}` : fullDay(day);
}
