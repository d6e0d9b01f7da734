import type { SentReadingState } from '@sportello/domain';

/** A meter with one band has only `f0`. */
export interface MeterReadingRecord {
  readonly contractCode: string;
  readonly readOn: string;
  readonly kind: 'EFFETTIVA' | 'AUTOLETTURA' | 'STIMATA';
  /** Outcome of a reading that the customer sent. */
  readonly state: SentReadingState | null;
  readonly meterNumber: string | null;
  readonly f0: number | null;
  readonly f1: number | null;
  readonly f2: number | null;
  readonly f3: number | null;
}

/** Consumption of a supply on a day by step, in thousandths of the meter's unit. */
export interface ConsumptionDayRecord {
  readonly contractCode: string;
  readonly day: string;
  readonly step: 15 | 60;
  readonly values: (number | null)[];
  readonly isEstimated: boolean;
}
