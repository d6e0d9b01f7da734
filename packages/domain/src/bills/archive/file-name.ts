import type { Bill } from '../bill.ts';

/** Maximum bills in one zip (bolletta.archivio.2). */
export const MOST_BILLS_IN_ARCHIVE = 1000;

/** The file formats of a zip of bills. */
export const ARCHIVE_FORMATS = ['PDF', 'XML', 'TUTTI'] as const;
export type ArchiveFormat = (typeof ARCHIVE_FORMATS)[number];

/** A file name contains these beside the bill's month and number. */
export interface FiledUnder {
  readonly kind: string;
  readonly place: string;
}

/**
 * Returns the file name of a bill without its extension (bolletta.archivio.1), such as
 * `2026-10_luce_via-washington-70_2026001000287`: sorted by name, the bills stand by month, kind and place.
 */
export function billFileName({ issueDate, number }: Pick<Bill, 'issueDate' | 'number'>, filed: FiledUnder): string {
  const parts = [issueDate.slice(0, 7), slug(filed.kind), slug(filed.place), number.replaceAll(/[^\w.-]/g, '-')];
  return parts.filter((part) => part !== '').join('_');
}

/** Longest part of a name: Windows opens no path of more than 260 characters. */
const LONGEST = 60;

function slug(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
}
