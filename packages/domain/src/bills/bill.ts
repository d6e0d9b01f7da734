import type { PaymentMethodKind } from '../payment-methods/method-code.ts';
import type { InvoiceType } from './invoice-type.ts';
import type { CommodityType } from '../contracts/commodity.ts';
import type { BillStatus } from './status.ts';
import { sumCents } from '../shared/cents.ts';
import type { Cents } from '../shared/cents.ts';
import type { Day } from '../shared/day.ts';

/** A bill as the home shows it (bolletta.modello.1). */
export interface BillSummary {
  expirationDate?: Day | undefined;
  paymentDate?: Day | undefined;
  /** What is still to be paid. */
  openAmount: Cents;
}

/** What is still to be paid on all bills, in cents (bolletta.modello.1: the sum of openAmount). */
export function billTotal(bills: readonly Pick<BillSummary, 'openAmount'>[]): Cents {
  return sumCents(bills.map((bill) => bill.openAmount));
}

/** How the automatic payment of a bill went, where there is one. */
export const DEBIT_OUTCOMES = ['IN_CORSO', 'RIUSCITO', 'FALLITO'] as const;
export type DebitOutcome = (typeof DEBIT_OUTCOMES)[number];

/** A bill, instalment or invoice as a list shows it. */
export interface Bill extends BillSummary {
  readonly number: string;
  readonly type: InvoiceType;
  readonly status: BillStatus;
  /** The supply's contract, or absent for an invoice of a service. */
  readonly contractCode: string | undefined;
  /** The service's contract, or absent for a supply's bill. */
  readonly vasContractCode: string | undefined;
  readonly account: string | undefined;
  readonly commodityType: CommodityType | undefined;
  readonly issueDate: Day;
  /** First and last day of what is billed. */
  readonly periodStart: Day | undefined;
  readonly periodEnd: Day | undefined;
  readonly amount: Cents;
  readonly paymentMethod: PaymentMethodKind;
  /** Absent where nothing is debited by itself. */
  readonly debitOutcome: DebitOutcome | undefined;
  readonly instalment: Instalment | undefined;
}

/** Which part of a bill an instalment is. */
export interface Instalment {
  readonly number: number;
  readonly count: number;
  /** The bill that is paid in parts. */
  readonly billNumber: string | undefined;
}

/** A page of bills, newest first, and how many there are in the whole period. */
export interface BillPage {
  readonly bills: readonly Bill[];
  readonly total: number;
  /** What the bills of the whole period sum up to, and what of it is open (bolletta.totali.1); absent where nobody says. */
  readonly amount: Cents | undefined;
  readonly openAmount: Cents | undefined;
}
