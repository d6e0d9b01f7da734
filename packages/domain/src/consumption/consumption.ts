import type { Day } from '../shared/day.ts';
import type { Cents } from '../shared/cents.ts';
import type { YearComparison } from './comparison.ts';
import type { BandValue, EnergyUnit } from '../readings/meter.ts';

export const CONSUMPTION_KINDS = ['EFFETTIVO', 'STIMATO'] as const;

export interface Consumption {
  readonly periodStart: Day;
  /** Inclusive. */
  readonly periodEnd: Day;
  readonly kind: (typeof CONSUMPTION_KINDS)[number] | 'SCONOSCIUTO';
  readonly total: number;
  /** Empty when bands are not reported, as for gas. */
  readonly bands: readonly BandValue[];
  /** Absent until it is billed. */
  readonly cost: Cents | undefined;
  readonly compared: YearComparison | undefined;
}

/** Consumption of a contract, oldest first. */
export interface ConsumptionHistory {
  readonly unit: EnergyUnit | undefined;
  readonly periods: readonly Consumption[];
}
