import type { Day } from '../shared/day.ts';
import type { BandValue, EnergyUnit } from './meter.ts';
import type { SentReadingState } from './sent-reading.ts';

/**
 * Where a reading comes from: measured by the distributor, sent by the customer, or estimated; of one
 * day the earlier of these goes before the later (lettura.ultima.1).
 */
export const READING_KINDS = ['EFFETTIVA', 'AUTOLETTURA', 'STIMATA'] as const;
export type ReadingKind = (typeof READING_KINDS)[number];

/** What the meter of a supply said on a day. */
export interface MeterReading {
  readonly date: Day;
  readonly kind: ReadingKind | 'SCONOSCIUTA';
  /** Absent for readings that the customer did not send. */
  readonly state: SentReadingState | undefined;
  readonly unit: EnergyUnit | undefined;
  readonly meterNumber: string | undefined;
  readonly pod: string | undefined;
  readonly pdr: string | undefined;
  readonly values: readonly BandValue[];
}

/** The last reading of a contract (lettura.ultima.1); undefined where none counts. */
export function lastReading<Reading extends ReadingFacts>(readings: readonly Reading[]): Reading | undefined {
  return countedReadings(readings)[0];
}

/** The readings that count, the best one of each day, the latest first (lettura.ultima.1). */
export function countedReadings<Reading extends ReadingFacts>(readings: readonly Reading[]): Reading[] {
  const rank = ({ kind }: ReadingFacts) => READING_KINDS.indexOf(kind);
  return readings
    .filter(({ state }) => state !== 'RIFIUTATA')
    .toSorted((one, other) => other.date.localeCompare(one.date) || rank(one) - rank(other))
    .filter(({ date }, at, inOrder) => inOrder[at - 1]?.date !== date);
}

/** What decides which of several readings is the last. */
interface ReadingFacts {
  readonly date: Day;
  readonly kind: ReadingKind;
  readonly state: SentReadingState | null;
}
