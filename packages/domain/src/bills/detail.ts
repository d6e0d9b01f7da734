import type { BandValue, EnergyUnit } from '../readings/meter.ts';
import type { Cents } from '../shared/cents.ts';
import type { Day } from '../shared/day.ts';
import type { Bill } from './bill.ts';
import type { DocumentViewMode } from './invoice-type.ts';
import type { BillLine } from './line.ts';

/** A reading as a bill used it (bolletta.letture.1). */
export interface BillReading {
  readonly date: Day;
  readonly kind: 'EFFETTIVA' | 'AUTOLETTURA' | 'STIMATA' | 'SCONOSCIUTA';
  readonly values: readonly BandValue[];
}

/** The offer that applied to a bill. */
export interface BillOffer {
  readonly name: string | undefined;
  readonly code: string | undefined;
  /** Last day of its prices. */
  readonly expiry: Day | undefined;
  readonly conditions: string | undefined;
}

/** By what a bill can be paid without the area; each part where the source has it (bolletta.pagare.1). */
export interface BillPaymentCodes {
  /** The 18 digits of the pagoPA notice and of the TD 896 slip (bolletta.bollettino.1). */
  readonly noticeCode: string | undefined;
  /** Whom the notice names, by the tax number, and the postal account that the slip pays into. */
  readonly payeeTaxNumber: string | undefined;
  readonly postalAccount: string | undefined;
  /** Where a transfer goes, and what it names. */
  readonly transferIban: string | undefined;
  readonly transferReference: string | undefined;
}

/** Money of a bill that went back (pagamento.storno.4): by us, by the payer's bank, or of a direct debit. */
export interface BillReversal {
  readonly kind: 'REFUND' | 'DISPUTE' | 'DEBIT';
  /** The payment in the area; a direct debit has none. */
  readonly paymentId: string | undefined;
  readonly paidOn: Day | undefined;
  readonly date: Day;
  readonly amount: Cents;
  /** Why, in words, where a bank says it. */
  readonly reason: string | undefined;
}

/** A bill with what it is made of. */
export interface BillDetail extends Bill {
  readonly pod: string | undefined;
  readonly pdr: string | undefined;
  /** What the lines sum up to is the bill's amount. */
  readonly lines: readonly BillLine[];
  readonly consumption: number | undefined;
  readonly consumptionUnit: EnergyUnit | undefined;
  /** The oldest first. */
  readonly readings: readonly BillReading[];
  readonly offer: BillOffer;
  readonly paymentCodes: BillPaymentCodes;
  /** The parts in which it is paid, oldest first; empty when it is paid at once. */
  readonly instalments: readonly Bill[];
  /** Its refunds, disputes and returned debits, the latest first. */
  readonly reversals: readonly BillReversal[];
  /** The documents that can be opened, by how much they tell. */
  readonly documents: readonly { readonly viewMode: DocumentViewMode; readonly link: string }[];
  /** The bills that it is compared with: the one before, and that of the same period a year before. */
  readonly previousNumber: string | undefined;
  readonly yearBeforeNumber: string | undefined;
}
