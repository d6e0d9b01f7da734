import type { CommodityType } from '../contracts/commodity.ts';
import type { Cents } from '../shared/cents.ts';
import { addDays, type Day, type Instant } from '../shared/day.ts';
import type { TransactionResult } from './transaction.ts';

/** How long a link to pay a bill works (pagamento.link.1). */
export const BILL_LINK_DAYS = 60;

/** Where a bill stands for whoever holds its link. */
export const LINKED_BILL_STATES = ['TO_PAY', 'BEGUN', 'IN_PROGRESS', 'PAID', 'NOT_PAYABLE'] as const;
export type LinkedBillState = (typeof LINKED_BILL_STATES)[number];

/** What the holder of a link sees of the bill, and nothing else (pagamento.link.2). */
export interface LinkedBill {
  readonly state: LinkedBillState;
  /** What is to be paid, or was. */
  readonly amount: Cents;
  readonly dueDate: Day | undefined;
  /** The supply by its nickname. */
  readonly nickname: string | undefined;
  /** What the supply is, absent for a service. */
  readonly commodity: CommodityType | undefined;
  /** How the last try by this way ended, unless it paid. */
  readonly lastResult: Exclude<TransactionResult, 'OK' | 'IN_PROGRESS'> | undefined;
  readonly hasAmountChanged: boolean;
}

/** A link as it is given out. */
export interface BillLink {
  readonly link: string;
  readonly expiresAt: Instant;
}

/** The last day on which a link works that is made on a day. */
export function billLinkUntil(day: Day): Day {
  return addDays(day, BILL_LINK_DAYS);
}
