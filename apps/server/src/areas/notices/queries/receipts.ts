import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { noticeReceipts } from '../../../db/schema/index.ts';

export type Receipt = typeof noticeReceipts.$inferSelect;

export function insertReceipt(db: Database, receipt: Receipt) {
  return db.insert(noticeReceipts).values(receipt).onConflictDoNothing();
}

export function listReceipts(db: Database, limit: number): Promise<Receipt[]> {
  return db.select().from(noticeReceipts).orderBy(asc(noticeReceipts.at), asc(noticeReceipts.reference)).limit(limit);
}

/** Takes a receipt away; false if another server has. */
export async function deleteReceipt(db: Database, { reference, channel, outcome, at }: Receipt): Promise<boolean> {
  const deleted = await db
    .delete(noticeReceipts)
    .where(
      and(
        eq(noticeReceipts.reference, reference),
        eq(noticeReceipts.channel, channel),
        eq(noticeReceipts.outcome, outcome),
        eq(noticeReceipts.at, at),
      ),
    )
    .returning({ reference: noticeReceipts.reference });
  return deleted.length > 0;
}
