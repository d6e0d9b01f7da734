import { addDays, daysBetween, type Day } from '../shared/day.ts';
import type { EnergyUnit } from './meter.ts';
import type { SelfReadingField } from './self-reading.ts';

/** Doubts that require the customer to confirm a reading (lettura.plausibile.1). */
export const READING_DOUBTS = ['GIRO_CONTATORE', 'PIU_BASSA', 'MOLTO_ALTA'] as const;
export type ReadingDoubt = (typeof READING_DOUBTS)[number];

/** Confirmations of a doubtful reading (lettura.plausibile.3). */
export const READING_CONFIRMATIONS = [
  'LETTURA_GIUSTA',
  'GIRO_CONTATORE',
  'CONTATORE_SOSTITUITO',
  'STIMA_TROPPO_ALTA',
] as const;
export type ReadingConfirmation = (typeof READING_CONFIRMATIONS)[number];

/** Labels shown to the customer (lettura.plausibile.3). */
export const READING_CONFIRMATION_LABELS = {
  LETTURA_GIUSTA: 'Ho ricontrollato: è quello che segna il contatore',
  GIRO_CONTATORE: 'Il contatore ha ricominciato da zero',
  CONTATORE_SOSTITUITO: 'Il contatore è stato sostituito',
  STIMA_TROPPO_ALTA: 'L’ultima lettura era una stima troppo alta',
} as const satisfies Record<ReadingConfirmation, string>;

/** Returns the doubt about a reading (lettura.plausibile.1), or undefined. */
export function readingDoubt(
  value: number,
  { digits, lastValue, highest }: Pick<SelfReadingField, 'digits' | 'lastValue' | 'highest'>,
): ReadingDoubt | undefined {
  if (lastValue !== undefined && value < lastValue) {
    const afterZero = value + 10 ** digits;
    return highest !== undefined && afterZero <= highest ? 'GIRO_CONTATORE' : 'PIU_BASSA';
  }
  return highest !== undefined && value > highest ? 'MOLTO_ALTA' : undefined;
}

export interface ShownOn {
  readonly date: Day;
  readonly value: number;
}

/** Always plausible regardless of earlier consumption, because of days at home or cold weather. */
const ALLOWANCE = { kWh: 50, mc: 20 } as const satisfies Partial<Record<EnergyUnit, number>>;

/** Readings over fewer days do not show the usual consumption. */
const FEWEST_DAYS = 28;

const YEAR = 365;

/**
 * Returns the highest plausible value of a band on a day (lettura.plausibile.2); undefined without a limit.
 *
 * @param shown earlier values of the band, in any order
 */
export function highestLikely(shown: readonly ShownOn[], on: Day, unit: 'kWh' | 'mc'): number | undefined {
  const inOrder = shown.toSorted((one, other) => one.date.localeCompare(other.date));
  const last = inOrder.at(-1);
  if (last === undefined) return undefined;
  const usual = usedAYearAgo(inOrder, last.date, on) ?? usedOnAverage(inOrder, last, on);
  return usual === undefined ? undefined : last.value + Math.ceil(2 * usual) + ALLOWANCE[unit];
}

function usedAYearAgo(inOrder: readonly ShownOn[], from: Day, to: Day): number | undefined {
  const [before, after] = [shownAt(inOrder, addDays(from, -YEAR)), shownAt(inOrder, addDays(to, -YEAR))];
  return before === undefined || after === undefined || after < before ? undefined : after - before;
}

/** Interpolates linearly between two readings. */
function shownAt(inOrder: readonly ShownOn[], day: Day): number | undefined {
  const before = inOrder.findLast(({ date }) => date <= day);
  const after = inOrder.find(({ date }) => date >= day);
  if (before === undefined || after === undefined) return undefined;
  if (before.date === after.date) return after.value;
  const share = daysBetween(before.date, day) / daysBetween(before.date, after.date);
  return before.value + (after.value - before.value) * share;
}

function usedOnAverage(inOrder: readonly ShownOn[], last: ShownOn, on: Day): number | undefined {
  const [first] = inOrder;
  const days = first === undefined ? 0 : daysBetween(first.date, last.date);
  if (first === undefined || days < FEWEST_DAYS || last.value < first.value) return undefined;
  return ((last.value - first.value) / days) * Math.max(0, daysBetween(last.date, on));
}
