import type { EnergyUnit } from '@sportello/domain';
import { fullDay, monthWords, shortDay } from '../../ui/moments.ts';
import { quantityWords } from '../../ui/amounts.ts';
import { minuteWords, type Point, type View } from './view.ts';

/** A quantity as it is read: "269,28 kWh". */
export function usedWords(total: number, unit: EnergyUnit | undefined): string {
  return quantityWords(Math.round(total * 100) / 100, unit);
}

/** What a bar is of, beside the period that stands above it. */
export function nameOf(view: View, { day, minute }: Point): string {
  if (view === 'YEAR') return `${monthWords(day)} ${day.slice(0, 4)}`;
  return minute === undefined ? shortDay(day).date : minuteWords(minute);
}

/** What a bar is of, under it. */
export function shortName(view: View, { day, minute }: Point): string {
  if (view === 'YEAR') return monthWords(day).slice(0, 3);
  return minute === undefined ? String(Number(day.slice(8))) : minuteWords(minute);
}

/** What a whole chart is of. */
export function periodWords(view: View, day: string): string {
  if (view === 'YEAR') return day.slice(0, 4);
  return view === 'MONTH' ? `${monthWords(day)} ${day.slice(0, 4)}` : fullDay(day);
}
