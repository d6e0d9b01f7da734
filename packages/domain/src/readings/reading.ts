import type { Day } from '../shared/day.ts';
import type { BandValue, EnergyUnit } from './meter.ts';
import type { SentReadingState } from './sent-reading.ts';

/**
 * Measured by the distributor, sent by the customer, or estimated; for the same day the earlier kind in this list
 * takes precedence (lettura.ultima.1).
 */
export const READING_KINDS = ['EFFETTIVA', 'AUTOLETTURA', 'STIMATA'] as const;
export type ReadingKind = (typeof READING_KINDS)[number];

export interface MeterReading {
  readonly date: Day;
  readonly kind: ReadingKind | 'SCONOSCIUTA';
  /** Absent for readings not sent by the customer. */
  readonly state: SentReadingState | undefined;
  readonly unit: EnergyUnit | undefined;
  readonly meterNumber: string | undefined;
  readonly pod: string | undefined;
  readonly pdr: string | undefined;
  readonly values: readonly BandValue[];
}

/** Returns the last counted reading of a contract (lettura.ultima.1), or undefined. */
export function lastReading<Reading extends ReadingFacts>(readings: readonly Reading[]): Reading | undefined {
  return countedReadings(readings)[0];
}

/** Returns the counted readings, the best one of each day, latest first (lettura.ultima.1). */
export function countedReadings<Reading extends ReadingFacts>(readings: readonly Reading[]): Reading[] {
  const rank = ({ kind }: ReadingFacts) => READING_KINDS.indexOf(kind);
  return readings
    .filter(({ state }) => state !== 'RIFIUTATA')
    .toSorted((one, other) => other.date.localeCompare(one.date) || rank(one) - rank(other))
    .filter(({ date }, at, inOrder) => inOrder[at - 1]?.date !== date);
}

interface ReadingFacts {
  readonly date: Day;
  readonly kind: ReadingKind;
  readonly state: SentReadingState | null;
}
