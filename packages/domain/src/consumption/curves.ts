import type { EnergyUnit } from '../readings/meter.ts';
import type { Day, Instant } from '../shared/day.ts';
import type { DayCurve } from './curve.ts';
import type { BilledPrices } from './price.ts';

/** The curves of a supply over some days, and what is needed to read them. */
export interface ConsumptionCurves {
  /** What the meter counts, in thousandths of which the values are. */
  readonly unit: EnergyUnit | undefined;
  /** Standard cubic metres in a cubic metre of the meter (C); undefined where it is unknown, and for electricity. */
  readonly coefficient: number | undefined;
  readonly days: readonly DayCurve[];
  /** The first and last day of which anything is known at all. */
  readonly firstDay: Day | undefined;
  readonly lastDay: Day | undefined;
  /** When the last of them came. */
  readonly updatedAt: Instant | undefined;
  readonly prices: readonly BilledPrices[];
}
