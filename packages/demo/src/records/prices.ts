import type { CustomerSegment, PriceKind, PricePart, PriceUnit } from '@sportello/domain';

export interface SupplyOfferRecord {
  readonly contractCode: string;
  readonly validFrom: string;
  /** Last day; null without an end. */
  readonly validUntil: string | null;
  readonly code: string;
  readonly name: string;
}

interface PriceRecord {
  readonly label: string;
  readonly band: 'F0' | 'F1' | 'F2' | 'F3';
  readonly part: PricePart;
  readonly unit: PriceUnit;
  readonly kind: PriceKind;
  /** In euros, net of VAT. */
  readonly price: number | null;
  readonly indexName: string | null;
  readonly spread: number | null;
  /** In percent; null if not known. */
  readonly vatRate: number | null;
}

export interface SupplyPriceRecord extends PriceRecord {
  readonly contractCode: string;
  readonly validFrom: string;
  readonly validUntil: string | null;
}

export interface OfferOnSaleRecord {
  readonly code: string;
  readonly name: string;
  readonly commodity: 'LUCE' | 'GAS';
  /** Null for customers of any segment. */
  readonly segment: CustomerSegment | null;
  readonly saleFrom: string;
  readonly saleUntil: string | null;
  readonly months: number | null;
  readonly summary: string | null;
  readonly url: string | null;
}

export interface PriceOnSaleRecord extends PriceRecord {
  readonly offerCode: string;
}
