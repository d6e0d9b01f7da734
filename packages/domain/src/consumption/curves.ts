import type { EnergyUnit } from '../readings/meter.ts';
import type { Day, Instant } from '../shared/day.ts';
import type { DayCurve } from './curve.ts';
import type { BilledPrices } from './price.ts';

export interface ConsumptionCurves {
  /** The meter's unit; values are thousandths of it. */
  readonly unit: EnergyUnit | undefined;
  /** Standard cubic metres per cubic metre of the meter (C); undefined when unknown, and for electricity. */
  readonly coefficient: number | undefined;
  readonly days: readonly DayCurve[];
  readonly firstDay: Day | undefined;
  readonly lastDay: Day | undefined;
  /** Arrival time of the latest values. */
  readonly updatedAt: Instant | undefined;
  readonly prices: readonly BilledPrices[];
}
