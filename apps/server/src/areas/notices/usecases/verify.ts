import { createHash } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import { readChains, readHeads, type StoredHead, type StoredStep } from '../queries/chain-rows.ts';
import { findNewestRoot, findRoot, type NoticeRoot } from '../queries/roots.ts';
import { contentDigest, detailsDigest, GENESIS, headLine, rowHash } from './chain.ts';

/** The first wrong row of a customer's chain, and the field that is not as it was written. */
interface BrokenRow {
  readonly customerCode: string;
  readonly position: number;
  readonly field: 'position' | 'hash' | 'details' | 'notice' | 'pdf' | 'head';
}

export interface Verified {
  readonly rows: number;
  readonly customers: number;
  /** One a customer. */
  readonly broken: readonly BrokenRow[];
  readonly root: { readonly day: string; readonly root: string; readonly isRight: boolean } | undefined;
}

/**
 * Computes all chains anew, and compares them with their rows, their notices and PDFs, their heads and the root of a
 * day, the newest if none is named (comunicazioni.registro.4); undefined if that day has no root.
 */
export function verifyLedger(whole: Database, day?: string): Promise<Verified | undefined> {
  return whole.transaction((db) => verifyChains(db, day), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

/** Verifies the ledger as a transaction sees it. */
export async function verifyChains(db: Database, day?: string): Promise<Verified | undefined> {
  const root = day === undefined ? await findNewestRoot(db) : await findRoot(db, day);
  if (day !== undefined && !root) return undefined;
  const walk = new Walk(root);
  for await (const page of readChains(db)) for (const row of page) walk.visit(row);
  walk.end();
  for await (const page of readHeads(db)) for (const head of page) walk.compareHead(head);
  return walk.result();
}

class Walk {
  private readonly root: NoticeRoot | undefined;
  private readonly sum = createHash('sha256');
  private readonly ends = new Map<string, { readonly position: number; readonly hash: string }>();
  private readonly broken = new Map<string, BrokenRow>();
  private customer: string | undefined;
  private position = 0;
  private hash = GENESIS;
  private rooted: StoredHead | undefined;
  private rows = 0;
  private customers = 0;

  constructor(root: NoticeRoot | undefined) {
    this.root = root;
  }

  visit(row: StoredStep): void {
    if (row.customerCode !== this.customer) this.begin(row.customerCode);
    this.rows += 1;
    const field = this.faultOf(row);
    if (field !== undefined) this.fail({ customerCode: row.customerCode, position: row.position, field });
    this.position = row.position;
    this.hash = row.hash;
    if (this.root && row.id <= this.root.lastId) this.rooted = row;
  }

  private begin(customerCode: string): void {
    this.end();
    this.customer = customerCode;
    this.customers += 1;
    this.position = 0;
    this.hash = GENESIS;
  }

  /** Ends the chain of the last customer. */
  end(): void {
    if (this.customer === undefined) return;
    this.ends.set(this.customer, { position: this.position, hash: this.hash });
    if (this.rooted) this.sum.update(headLine(this.rooted));
    this.customer = undefined;
    this.rooted = undefined;
  }

  private faultOf(row: StoredStep): BrokenRow['field'] | undefined {
    if (row.position !== this.position + 1) return 'position';
    if (!Number.isInteger(row.at) || rowHash(this.hash, { ...row, at: new Date(row.at) }) !== row.hash) return 'hash';
    // Retention may have emptied the personal part, the text and the PDF; their digests stay.
    if (row.details !== null && detailsDigest(row.details) !== row.detailsDigest) return 'details';
    if (row.pdfHash !== null && row.pdfHash !== row.pdfDigest) return 'pdf';
    const { noticeCustomer, kind, title, contractCode, text, archiveKey, effectiveDay, allFall } = row;
    if (noticeCustomer === null || kind === null || title === null || allFall === null) return undefined;
    if (text === null && archiveKey === null) return undefined;
    const { noticeNumber: number } = row;
    const content = { number, customerCode: noticeCustomer, contractCode, kind, title };
    const digest = contentDigest({ ...content, text, archiveKey, effectiveDay, allFall });
    return digest === row.contentDigest ? undefined : 'notice';
  }

  /** Finds rows that were taken away from the end. */
  compareHead({ customerCode, position, hash }: StoredHead): void {
    const end = this.ends.get(customerCode);
    this.ends.delete(customerCode);
    if (end?.position !== position || end.hash !== hash) this.fail({ customerCode, position, field: 'head' });
  }

  private fail(row: BrokenRow): void {
    if (!this.broken.has(row.customerCode)) this.broken.set(row.customerCode, row);
  }

  result(): Verified {
    // A chain without a head was written by somebody else.
    for (const [customerCode, { position }] of this.ends) this.fail({ customerCode, position, field: 'head' });
    const { root } = this;
    return {
      rows: this.rows,
      customers: this.customers,
      broken: [...this.broken.values()],
      root: root && { day: root.day, root: root.root, isRight: this.sum.digest('hex') === root.root },
    };
  }
}
