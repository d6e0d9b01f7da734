import type { Day } from '../shared/day.ts';
import type { BandValue, EnergyUnit } from './meter.ts';

/**
 * Where a reading comes from: measured by the distributor, sent by the customer, or estimated; of one
 * day the earlier of these goes before the later (lettura.ultima.1).
 */
export const READING_KINDS = ['EFFETTIVA', 'AUTOLETTURA', 'STIMATA'] as const;
export type ReadingKind = (typeof READING_KINDS)[number];

/** What became of a reading that the customer sent. */
export const READING_CHECKS = ['IN_VERIFICA', 'ACCETTATA', 'RIFIUTATA'] as const;
export type ReadingCheck = (typeof READING_CHECKS)[number];

/** What the meter of a supply said on a day. */
export interface MeterReading {
  readonly date: Day;
  readonly kind: ReadingKind | 'SCONOSCIUTA';
  /** Absent for readings that the customer did not send. */
  readonly check: ReadingCheck | undefined;
  readonly unit: EnergyUnit | undefined;
  readonly meterNumber: string | undefined;
  readonly pod: string | undefined;
  readonly pdr: string | undefined;
  readonly values: readonly BandValue[];
}

/** The last reading of a contract (lettura.ultima.1); undefined where none counts. */
export function lastReading<Reading extends ReadingFacts>(readings: readonly Reading[]): Reading | undefined {
  const rank = ({ kind }: ReadingFacts) => READING_KINDS.indexOf(kind);
  const [last] = readings
    .filter(({ check }) => check !== 'RIFIUTATA')
    .toSorted((one, other) => other.date.localeCompare(one.date) || rank(one) - rank(other));
  return last;
}

/** What decides which of several readings is the last. */
interface ReadingFacts {
  readonly date: Day;
  readonly kind: ReadingKind;
  readonly check: ReadingCheck | null;
}
