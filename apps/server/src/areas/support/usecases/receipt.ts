import { dayInRome } from '@sportello/domain';

/** Receipt number of year and sequence: `R-2026-000123`. */
export function receiptOf({ id, sentAt }: { readonly id: number; readonly sentAt: Date }): string {
  return `R-${dayInRome(sentAt.getTime()).slice(0, 4)}-${String(id).padStart(6, '0')}`;
}

/** Parses the sequence number; the caller must check the year. */
export function idOfReceipt(receipt: string): number {
  return Number(receipt.slice(7));
}
