import { dayInRome } from '@sportello/domain';

/** Case number of year and sequence: `RC-2026-000123`. */
export function caseNumberOf({ id, receivedAt }: { readonly id: number; readonly receivedAt: Date }): string {
  return `RC-${dayInRome(receivedAt.getTime()).slice(0, 4)}-${String(id).padStart(6, '0')}`;
}

/** Parses the sequence number; the caller must check the year. */
export function idOfCaseNumber(number: string): number {
  return Number(number.slice(8));
}
