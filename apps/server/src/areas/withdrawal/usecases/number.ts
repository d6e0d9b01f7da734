import { dayInRome } from '@sportello/domain';

/** Receipt number of year and sequence: `RE-2026-000123`. */
export function receiptNumberOf({ id, at }: { readonly id: number; readonly at: Date }): string {
  return `RE-${dayInRome(at.getTime()).slice(0, 4)}-${String(id).padStart(6, '0')}`;
}

/** Parses the sequence number; the caller compares the year. */
export function idOfReceiptNumber(number: string): number | undefined {
  const [, digits] = /^RE-\d{4}-(\d{6,12})$/.exec(number) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
