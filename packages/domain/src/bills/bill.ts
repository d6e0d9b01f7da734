import type { PaymentMethodKind } from '../payment-methods/method-code.ts';
import type { InvoiceType } from './invoice-type.ts';
import type { CommodityType } from '../contracts/commodity.ts';
import type { BillStatus } from './status.ts';
import { sumCents } from '../shared/cents.ts';
import type { Cents } from '../shared/cents.ts';
import type { Day } from '../shared/day.ts';

/** A bill as shown on the home page (bolletta.modello.1). */
export interface BillSummary {
  expirationDate?: Day | undefined;
  paymentDate?: Day | undefined;
  /** Without what is in dispute. */
  openAmount: Cents;
}

/** Returns the sum of `openAmount` of all bills, in cents (bolletta.modello.1). */
export function billTotal(bills: readonly Pick<BillSummary, 'openAmount'>[]): Cents {
  return sumCents(bills.map((bill) => bill.openAmount));
}

export const DEBIT_OUTCOMES = ['IN_CORSO', 'RIUSCITO', 'FALLITO'] as const;
export type DebitOutcome = (typeof DEBIT_OUTCOMES)[number];

export interface Bill extends BillSummary {
  readonly number: string;
  readonly type: InvoiceType;
  readonly status: BillStatus;
  /** The supply's contract; absent for invoices of services. */
  readonly contractCode: string | undefined;
  /** The service's contract; absent for bills of supplies. */
  readonly vasContractCode: string | undefined;
  readonly account: string | undefined;
  readonly commodityType: CommodityType | undefined;
  readonly issueDate: Day;
  readonly periodStart: Day | undefined;
  readonly periodEnd: Day | undefined;
  readonly amount: Cents;
  /** Part of the bill that an open case keeps from being collected; it is not in `openAmount` (reclami.contestazione.2). */
  readonly disputed: Cents;
  readonly paymentMethod: PaymentMethodKind;
  /** Absent without automatic debit. */
  readonly debitOutcome: DebitOutcome | undefined;
  readonly instalment: Instalment | undefined;
}

/** True for the bill of a supply; an instalment is part of one and counts as none. */
export function isOfSupply({
  commodityType,
  type,
}: Partial<Pick<Bill, 'commodityType'>> & Pick<Bill, 'type'>): boolean {
  return commodityType !== undefined && type !== 'RATA';
}

export interface Instalment {
  readonly number: number;
  readonly count: number;
  readonly billNumber: string | undefined;
}

export interface BillPage {
  readonly bills: readonly Bill[];
  readonly total: number;
  /** Totals of the whole period (bolletta.totali.1); absent when the source does not provide them. */
  readonly amount: Cents | undefined;
  readonly openAmount: Cents | undefined;
}
