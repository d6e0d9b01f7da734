import type { BillDetail } from '../detail.ts';
import { prescriptionOf } from './prescription.ts';
import { DISPUTE_KINDS, type DisputeKind } from '../dispute-kind.ts';
import type { Cents } from '../../shared/cents.ts';
import { amountWithoutConsumption } from './correction.ts';

export function isDisputeKind(kind: string): kind is DisputeKind {
  return DISPUTE_KINDS.some((each) => each === kind);
}

/** Amounts that the bill itself does not hold. */
export interface DisputeFacts {
  /** The bill's amount with the customer's reading. */
  readonly corrected: Cents | undefined;
  /** The average of the bills before. */
  readonly usual: Cents | undefined;
}

type Disputed = Pick<BillDetail, 'amount' | 'commodityType' | 'issueDate' | 'periodStart' | 'periodEnd' | 'lines'>;

/**
 * Returns the part of a bill that is in dispute, in cents (reclami.contestazione.1): what is above the corrected bill,
 * what is above the usual amount, or what is prescribed. Without such a figure it is what depends on consumption, and
 * the whole bill where the price of energy is not told apart.
 */
export function disputedAmount(kind: DisputeKind, bill: Disputed, { corrected, usual }: DisputeFacts): Cents {
  if (kind === 'PRESCRIZIONE') return prescriptionOf(bill)?.amount ?? 0;
  const undisputed = (kind === 'RETTIFICA' ? corrected : usual) ?? amountWithoutConsumption(bill.lines) ?? 0;
  return Math.max(0, Math.min(bill.amount, bill.amount - undisputed));
}
