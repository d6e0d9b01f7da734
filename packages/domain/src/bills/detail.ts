import type { BandValue, EnergyUnit } from '../readings/meter.ts';
import type { Cents } from '../shared/cents.ts';
import type { Day, Instant } from '../shared/day.ts';
import type { Bill } from './bill.ts';
import type { DisputeEnd, DisputeKind } from './dispute-kind.ts';
import type { DocumentViewMode } from './invoice-type.ts';
import type { BillLine } from './lines/line.ts';

/** A meter reading used by a bill (bolletta.letture.1). */
export interface BillReading {
  readonly date: Day;
  readonly kind: 'EFFETTIVA' | 'AUTOLETTURA' | 'STIMATA' | 'SCONOSCIUTA';
  readonly values: readonly BandValue[];
}

export interface BillOffer {
  readonly name: string | undefined;
  readonly code: string | undefined;
  readonly expiry: Day | undefined;
  readonly conditions: string | undefined;
}

/** Codes for paying a bill outside the customer area; each is absent when the source lacks it (bolletta.pagare.1). */
export interface BillPaymentCodes {
  /** The 18 digits of the pagoPA notice and of the TD 896 slip (bolletta.bollettino.1). */
  readonly noticeCode: string | undefined;
  readonly payeeTaxNumber: string | undefined;
  readonly postalAccount: string | undefined;
  readonly transferIban: string | undefined;
  readonly transferReference: string | undefined;
}

/**
 * A returned payment (pagamento.storno.4): refunded by us, disputed at the payer's bank, or a returned direct debit.
 */
export interface BillReversal {
  readonly kind: 'REFUND' | 'DISPUTE' | 'DEBIT';
  /** The online payment; absent for a direct debit. */
  readonly paymentId: string | undefined;
  readonly paidOn: Day | undefined;
  readonly date: Day;
  readonly amount: Cents;
  readonly reason: string | undefined;
}

/** An amount of a bill that a case keeps, or kept, from being collected (reclami.contestazione.2). */
export interface BillDispute {
  readonly kind: DisputeKind;
  readonly amount: Cents;
  readonly caseNumber: string;
  readonly since: Instant;
  /** Undefined while it is in dispute. */
  readonly until: Instant | undefined;
  /** Undefined while its case is open. */
  readonly end: DisputeEnd | undefined;
}

/** A credit that a bill has deducted (reclami.indennizzo.2). */
export interface DeductedCredit {
  readonly amount: Cents;
  readonly caseNumber: string;
}

/** Consumption of a supply in billed days. */
export interface BilledConsumption {
  readonly start: Day;
  readonly end: Day;
  readonly quantity: number;
  /** Absent when the source lacks it. */
  readonly unit: EnergyUnit | undefined;
}

/** Facts of a supply's bill beside its amounts (bolletta.essenziali.1); empty for other documents. */
export interface BillEssentials {
  /** Consumption of a year as the source states it. */
  readonly yearly: BilledConsumption | undefined;
  /** Highest power drawn in the bill's period, in kW. */
  readonly maxPower: number | undefined;
  /** The meter at the end of the bill's period. */
  readonly meterNumber: string | undefined;
  /** Consumption billed in thirteen months, this bill's included, latest first. */
  readonly history: readonly BilledConsumption[];
  /** Bills issued in the year before this one and older open ones, latest first. */
  readonly earlier: readonly Bill[];
}

export interface BillDetail extends Bill {
  readonly pod: string | undefined;
  readonly pdr: string | undefined;
  /** The lines sum up to the bill's amount. */
  readonly lines: readonly BillLine[];
  readonly consumption: number | undefined;
  readonly consumptionUnit: EnergyUnit | undefined;
  /** Oldest first. */
  readonly readings: readonly BillReading[];
  readonly essentials: BillEssentials;
  readonly offer: BillOffer;
  readonly paymentCodes: BillPaymentCodes;
  /** Oldest first; empty for a bill paid at once. */
  readonly instalments: readonly Bill[];
  /** Refunds, disputes and returned debits, latest first. */
  readonly reversals: readonly BillReversal[];
  /** Oldest first, ended ones included. */
  readonly disputes: readonly BillDispute[];
  /** Average of the bills before; undefined unless the bill is far above it (bolletta.anomala.1). */
  readonly usualAmount: Cents | undefined;
  readonly credits: readonly DeductedCredit[];
  readonly documents: readonly { readonly viewMode: DocumentViewMode; readonly link: string }[];
  /** The bills it is compared with: the previous one, and that of the same period a year before. */
  readonly previousNumber: string | undefined;
  readonly yearBeforeNumber: string | undefined;
}
