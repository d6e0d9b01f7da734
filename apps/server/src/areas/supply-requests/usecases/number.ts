import { dayInRome } from '@sportello/domain';

/** Request number of year and sequence: `PR-2026-000123`. */
export function requestNumberOf({ id, requestedAt }: { readonly id: number; readonly requestedAt: Date }): string {
  return `PR-${dayInRome(requestedAt.getTime()).slice(0, 4)}-${String(id).padStart(6, '0')}`;
}

/** Parses the sequence number; the caller compares the year. */
export function idOfRequestNumber(number: string): number {
  return Number(number.slice(8));
}
