import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { noticeHeads, noticeLedger } from '../../../db/schema/index.ts';

export type LedgerRow = typeof noticeLedger.$inferSelect;
export type NewLedgerRow = Omit<typeof noticeLedger.$inferInsert, 'id'>;
export type Head = typeof noticeHeads.$inferSelect;

/** Locks the end of a customer's chain until the end of the transaction; `genesis` is the hash of an empty one. */
export async function lockHead(db: Database, customerCode: string, genesis: string): Promise<Head> {
  await db.insert(noticeHeads).values({ customerCode, position: 0, hash: genesis }).onConflictDoNothing();
  const [head] = await db.select().from(noticeHeads).where(eq(noticeHeads.customerCode, customerCode)).for('update');
  if (!head) throw new Error('A chain has no head.');
  return head;
}

export async function insertLedgerRow(db: Database, row: NewLedgerRow): Promise<void> {
  await db.insert(noticeLedger).values(row);
  await db
    .update(noticeHeads)
    .set({ position: row.position, hash: row.hash })
    .where(eq(noticeHeads.customerCode, row.customerCode));
}

/** Returns the steps of notices, in the order in which they were added. */
export function listSteps(db: Database, numbers: readonly string[]): Promise<LedgerRow[]> {
  if (numbers.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(noticeLedger)
    .where(inArray(noticeLedger.noticeNumber, [...numbers]))
    .orderBy(asc(noticeLedger.noticeNumber), asc(noticeLedger.position));
}

/** Returns the number of the notice that a message was about; undefined for another message. */
export async function findNoticeOfMessage(db: Database, messageId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ number: noticeLedger.noticeNumber })
    .from(noticeLedger)
    .where(sql`${noticeLedger.details} ->> 'messageId' = ${messageId}`)
    .limit(1);
  return found?.number;
}

export async function hasStep(
  db: Database,
  {
    number,
    step,
    channel,
  }: { readonly number: string; readonly step: LedgerRow['step']; readonly channel: LedgerRow['channel'] },
): Promise<boolean> {
  const found = await db
    .select({ position: noticeLedger.position })
    .from(noticeLedger)
    .where(
      and(
        eq(noticeLedger.noticeNumber, number),
        eq(noticeLedger.step, step),
        sql`${noticeLedger.channel} is not distinct from ${channel}`,
      ),
    );
  return found.length > 0;
}
