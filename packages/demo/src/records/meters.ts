import type { SentReadingState } from '@sportello/domain';

/** What the meter of a supply said on a day; a meter with one band has `f0` alone. */
export interface MeterReadingRecord {
  readonly contractCode: string;
  readonly readOn: string;
  readonly kind: 'EFFETTIVA' | 'AUTOLETTURA' | 'STIMATA';
  /** What became of one that the customer sent. */
  readonly state: SentReadingState | null;
  readonly meterNumber: string | null;
  readonly f0: number | null;
  readonly f1: number | null;
  readonly f2: number | null;
  readonly f3: number | null;
}

/** What a supply used in a day, step by step, in thousandths of what its meter counts. */
export interface ConsumptionDayRecord {
  readonly contractCode: string;
  readonly day: string;
  readonly step: 15 | 60;
  readonly values: (number | null)[];
  readonly isEstimated: boolean;
}
