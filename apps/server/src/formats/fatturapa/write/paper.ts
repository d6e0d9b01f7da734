import type { BillDetail, DocumentKind } from '@sportello/domain';

export interface InvoicePaper {
  readonly bill: BillDetail;
  /** The document kind under which it was already issued, if any. */
  readonly kind: DocumentKind | undefined;
  readonly seller: Party & { readonly vatNumber: string };
  readonly buyer: Party & { readonly vatNumber: string | undefined; readonly fiscalCode: string | undefined };
}

interface Party {
  readonly name: string | readonly [first: string, last: string];
  readonly address: { readonly street: string; readonly cap: string; readonly city: string; readonly province: string };
}
