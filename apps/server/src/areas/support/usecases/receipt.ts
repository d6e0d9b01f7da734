import { dayInRome } from '@sportello/domain';

/** The number that the customer keeps: the year and a running number, `R-2026-000123`. */
export function receiptOf({ id, sentAt }: { readonly id: number; readonly sentAt: Date }): string {
  return `R-${dayInRome(sentAt.getTime()).slice(0, 4)}-${String(id).padStart(6, '0')}`;
}

/** The running number of a receipt; whether the year is the request's own is for the caller to see. */
export function idOfReceipt(receipt: string): number {
  return Number(receipt.slice(7));
}
