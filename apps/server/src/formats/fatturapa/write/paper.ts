import type { BillDetail, DocumentKind } from '@sportello/domain';

/** All that an electronic invoice says. */
export interface InvoicePaper {
  readonly bill: BillDetail;
  /** As which it was issued, where it was one before. */
  readonly kind: DocumentKind | undefined;
  readonly seller: Party & { readonly vatNumber: string };
  readonly buyer: Party & { readonly vatNumber: string | undefined; readonly fiscalCode: string | undefined };
}

interface Party {
  /** A company's name, or a person's two. */
  readonly name: string | readonly [first: string, last: string];
  readonly address: { readonly street: string; readonly cap: string; readonly city: string; readonly province: string };
}
