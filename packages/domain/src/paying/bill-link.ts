import type { CommodityType } from '../contracts/commodity.ts';
import type { Cents } from '../shared/cents.ts';
import { addDays, type Day, type Instant } from '../shared/day.ts';
import type { TransactionResult } from './transaction.ts';

/** Lifetime in days of a link to pay a bill (pagamento.link.1). */
export const BILL_LINK_DAYS = 60;

export const LINKED_BILL_STATES = ['TO_PAY', 'BEGUN', 'IN_PROGRESS', 'PAID', 'NOT_PAYABLE'] as const;
export type LinkedBillState = (typeof LINKED_BILL_STATES)[number];

/** The only data of the bill shown to the holder of a link (pagamento.link.2). */
export interface LinkedBill {
  readonly state: LinkedBillState;
  readonly amount: Cents;
  readonly dueDate: Day | undefined;
  readonly nickname: string | undefined;
  /** Absent for a service. */
  readonly commodity: CommodityType | undefined;
  /** Result of the last attempt through this link, unless it was paid. */
  readonly lastResult: Exclude<TransactionResult, 'OK' | 'IN_PROGRESS'> | undefined;
  readonly hasAmountChanged: boolean;
  /** True if the amount is without a part of the bill that is in dispute (reclami.contestazione.2). */
  readonly isPartial: boolean;
}

export interface BillLink {
  readonly link: string;
  readonly expiresAt: Instant;
}

/** Returns the last day of validity of a link created on a day. */
export function billLinkUntil(day: Day): Day {
  return addDays(day, BILL_LINK_DAYS);
}
