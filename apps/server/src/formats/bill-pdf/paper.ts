import type { BillDetail, Day, DocumentViewMode } from '@sportello/domain';

/** The complete input of a bill's PDF. The same paper gives the same bytes. */
export interface BillPaper {
  readonly mode: DocumentViewMode;
  readonly bill: BillDetail;
  readonly issuer: Issuer;
  readonly holder: Holder;
  readonly contract: BilledContract;
  readonly contacts: Contacts;
}

/** Numbers that nobody gave are not printed. */
interface Contacts {
  /** The number of the supply's distributor for faults and leaks. */
  readonly emergency: string | undefined;
  readonly customerService: string | undefined;
  /** Postal address for complaints. */
  readonly complaints: string | undefined;
  /** Days in which a complaint is answered. */
  readonly replyDays: number;
}

/** Unknown fields are not printed. */
export interface Issuer {
  readonly brand: string;
  readonly colours: { readonly from: string; readonly to: string };
  /** A PNG and its size in points; without it the brand's name is written. */
  readonly logo?: { readonly content: Uint8Array; readonly width: number; readonly height: number } | undefined;
  /** Parts of the foot of each page, set in as few lines as possible. */
  readonly signature?: readonly string[] | undefined;
  /** The company's full name, if it differs from the brand. */
  readonly company: string;
  readonly address: string | undefined;
  readonly vatNumber: string;
  /** The URL of this customer area, as the contact for customers. */
  readonly area: string;
  /** Nothing is owed to a demo issuer: every page says so. */
  readonly isDemo: boolean;
}

export interface Holder {
  readonly name: string;
  readonly taxId: string | undefined;
  readonly customerCode: string;
}

export interface BilledContract {
  readonly code: string;
  readonly name: string | undefined;
  readonly address: string | undefined;
  readonly market: string | undefined;
  readonly tariff: string | undefined;
  /** In kW. */
  readonly power: number | undefined;
  readonly activeSince: Day | undefined;
  /** Standard cubic metres in a cubic metre of the meter. */
  readonly gasCoefficient: number | undefined;
  /** Billing frequency in words. */
  readonly billing: string | undefined;
}
