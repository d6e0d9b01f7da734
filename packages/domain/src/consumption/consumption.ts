import type { Day } from '../shared/day.ts';
import type { Cents } from '../shared/cents.ts';
import type { YearComparison } from './comparison.ts';
import type { BandValue, EnergyUnit } from '../readings/meter.ts';

/** Whether what was used is measured or estimated. */
export const CONSUMPTION_KINDS = ['EFFETTIVO', 'STIMATO'] as const;

/** What a supply used in a period. */
export interface Consumption {
  readonly periodStart: Day;
  /** The last day of the period, which belongs to it. */
  readonly periodEnd: Day;
  readonly kind: (typeof CONSUMPTION_KINDS)[number] | 'SCONOSCIUTO';
  readonly total: number;
  /** Empty where nothing is told by band, as for gas. */
  readonly bands: readonly BandValue[];
  /** What it cost, once it is billed. */
  readonly cost: Cents | undefined;
  /** Beside the same days a year before; absent where they are not known of both. */
  readonly compared: YearComparison | undefined;
}

/** The consumption of a contract, oldest first. */
export interface ConsumptionHistory {
  readonly unit: EnergyUnit | undefined;
  readonly periods: readonly Consumption[];
}
