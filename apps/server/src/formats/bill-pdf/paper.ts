import type { BillDetail, DocumentViewMode } from '@sportello/domain';

/** All that a bill's PDF says. The same paper is the same bytes. */
export interface BillPaper {
  readonly mode: DocumentViewMode;
  readonly bill: BillDetail;
  readonly issuer: Issuer;
  readonly holder: Holder;
  /** The supply or the service that is billed. */
  readonly contract: BilledContract;
}

/** Who issues bills. What is not known is not printed. */
export interface Issuer {
  readonly brand: string;
  readonly colours: { readonly from: string; readonly to: string };
  /** The company's full name, where it is not the brand's. */
  readonly company: string;
  readonly address: string | undefined;
  readonly vatNumber: string;
  /** Where customers turn to: the address of this area. */
  readonly area: string;
  /** Whom none of it is owed to: a demonstration says so on every page. */
  readonly isDemo: boolean;
}

export interface Holder {
  readonly name: string;
  readonly taxId: string | undefined;
  readonly customerCode: string;
}

export interface BilledContract {
  readonly code: string;
  /** Of a service: what it is called. */
  readonly name: string | undefined;
  readonly address: string | undefined;
  readonly market: string | undefined;
  readonly tariff: string | undefined;
  /** In kW. */
  readonly power: number | undefined;
}
