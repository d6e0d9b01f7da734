import type { SuppliedCommodity } from '../../contracts/commodity.ts';
import type { Cents } from '../../shared/cents.ts';

/** From which percentage of the usual amount a bill is anomalous (bolletta.anomala.1). */
export interface AnomalySettings {
  readonly anomalousPercent: number;
  /** Gas is burnt in winter, so that its bills differ more. */
  readonly anomalousGasPercent: number;
}

export const ANOMALY_DEFAULTS: AnomalySettings = { anomalousPercent: 150, anomalousGasPercent: 250 };

/** Fewer bills don't make a usual amount. */
const LEAST_BILLS = 2;

/**
 * Returns the average amount of the bills of the twelve months before, in whole cents (bolletta.anomala.1). Undefined
 * where they are too few, or their average is not owed.
 */
export function usualAmount(before: readonly Cents[]): Cents | undefined {
  if (before.length < LEAST_BILLS) return undefined;
  const mean = Math.round(before.reduce((sum, each) => sum + each, 0) / before.length);
  return mean > 0 ? mean : undefined;
}

/** Returns true for a bill that is far above the usual amount (bolletta.anomala.1). */
export function isAnomalous(
  bill: { readonly amount: Cents; readonly commodity: SuppliedCommodity },
  usual: Cents,
  { anomalousPercent, anomalousGasPercent }: AnomalySettings = ANOMALY_DEFAULTS,
): boolean {
  return bill.amount * 100 > usual * (bill.commodity === 'GAS' ? anomalousGasPercent : anomalousPercent);
}
