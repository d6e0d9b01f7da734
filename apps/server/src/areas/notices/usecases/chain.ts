import { hash } from 'node:crypto';
import type { NoticeEvidence } from '../../../db/schema/index.ts';

/** The hash before the first row of a customer's chain. */
export const GENESIS = '0'.repeat(64);

/** The hash of a row of the ledger covers this and the hash before (comunicazioni.registro.1). */
export interface ChainedRow {
  readonly customerCode: string;
  readonly position: number;
  readonly noticeNumber: string;
  readonly step: string;
  readonly at: Date;
  readonly channel: string | null;
  readonly contentDigest: string | null;
  readonly pdfDigest: string | null;
  readonly detailsDigest: string | null;
}

/** The digest of a notice covers this; its PDF has one of its own. */
export interface NoticeContent {
  readonly number: string;
  readonly customerCode: string;
  readonly contractCode: string | null;
  readonly kind: string;
  readonly title: string;
  readonly text: string | null;
  readonly archiveKey: string | null;
  readonly effectiveDay: string | null;
  readonly allFall: boolean;
}

export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content);
}

/** Returns the SHA-256 of a row as a JSON array, in which no two rows are the same text. */
export function rowHash(previous: string, row: ChainedRow): string {
  const { customerCode, position, noticeNumber, step, at, channel, contentDigest, pdfDigest, detailsDigest } = row;
  return sha256(
    JSON.stringify([
      1,
      previous,
      customerCode,
      position,
      noticeNumber,
      step,
      at.toISOString(),
      channel,
      contentDigest,
      pdfDigest,
      detailsDigest,
    ]),
  );
}

export function contentDigest(notice: NoticeContent): string {
  const { number, customerCode, contractCode, kind, title, text, archiveKey, effectiveDay, allFall } = notice;
  return sha256(
    JSON.stringify([1, number, customerCode, contractCode, kind, title, text, archiveKey, effectiveDay, allFall]),
  );
}

/** Returns the digest of the personal part, whose fields the database keeps in an order of its own. */
export function detailsDigest(details: NoticeEvidence): string {
  return sha256(JSON.stringify(Object.entries(details).toSorted(([one], [other]) => (one < other ? -1 : 1))));
}

/** Returns the part of a customer's head in the daily root. */
export function headLine(head: { readonly customerCode: string; readonly position: number; readonly hash: string }) {
  return `${JSON.stringify([head.customerCode, head.position, head.hash])}\n`;
}
