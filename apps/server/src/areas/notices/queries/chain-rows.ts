import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { NoticeEvidence } from '../../../db/schema/index.ts';

const PAGE = 5000;

/** A row of the ledger with what its digests are about. */
export interface StoredStep extends Record<string, unknown> {
  readonly customerCode: string;
  readonly position: number;
  readonly id: number;
  readonly noticeNumber: string;
  readonly step: string;
  /** Milliseconds, with a fraction only if somebody else wrote it. */
  readonly at: number;
  readonly channel: string | null;
  readonly contentDigest: string | null;
  readonly pdfDigest: string | null;
  readonly details: NoticeEvidence | null;
  readonly detailsDigest: string | null;
  readonly hash: string;
  /** The notice, of its preparation alone; null in other rows. */
  readonly noticeCustomer: string | null;
  readonly contractCode: string | null;
  readonly kind: string | null;
  readonly title: string | null;
  readonly text: string | null;
  readonly archiveKey: string | null;
  readonly effectiveDay: string | null;
  readonly allFall: boolean | null;
  readonly pdfHash: string | null;
}

export interface StoredHead extends Record<string, unknown> {
  readonly customerCode: string;
  readonly position: number;
  readonly hash: string;
}

/** Reads the whole ledger by customer and position, page by page on the server's side. */
export function readChains(db: Database): AsyncGenerator<readonly StoredStep[]> {
  return readPages<StoredStep>(
    db,
    'notice_chains',
    sql`select l.customer_code as "customerCode", l.position, l.id::float8 as id, l.notice_number as "noticeNumber", l.step,
        (extract(epoch from l.at) * 1000)::float8 as at, l.channel, l.content_digest as "contentDigest",
        l.pdf_digest as "pdfDigest", l.details, l.details_digest as "detailsDigest", l.hash,
        n.customer_code as "noticeCustomer", n.contract_code as "contractCode", n.kind, n.title, n.text,
        n.archive_key as "archiveKey", n.effective_day::text as "effectiveDay", n.all_fall as "allFall",
        encode(sha256(n.pdf), 'hex') as "pdfHash"
      from notice_ledger l left join legal_notices n on n.number = l.notice_number and l.step = 'PREPARATA'
      order by l.customer_code collate "C", l.position`,
  );
}

/** Reads the ends of all chains by customer. */
export function readHeads(db: Database): AsyncGenerator<readonly StoredHead[]> {
  return readPages<StoredHead>(
    db,
    'notice_ends',
    sql`select customer_code as "customerCode", position, hash from notice_heads where position > 0
      order by customer_code collate "C"`,
  );
}

async function* readPages<Row extends Record<string, unknown>>(
  db: Database,
  name: string,
  query: SQL,
): AsyncGenerator<readonly Row[]> {
  await db.execute(sql`declare ${sql.identifier(name)} no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await db.execute<Row>(sql`fetch ${sql.raw(String(PAGE))} from ${sql.identifier(name)}`);
    if (rows.length > 0) yield rows as readonly Row[];
    if (rows.length < PAGE) break;
  }
  await db.execute(sql`close ${sql.identifier(name)}`);
}
