import type { Day } from '../shared/day.ts';
import type { BandValue, EnergyUnit } from './meter.ts';

/** Where a reading comes from: measured by the distributor, estimated, or sent by the customer. */
export const READING_KINDS = ['EFFETTIVA', 'STIMATA', 'AUTOLETTURA'] as const;
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
