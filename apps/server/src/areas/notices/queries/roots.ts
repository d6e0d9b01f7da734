import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { noticeLedger, noticeHeads, noticeRoots } from '../../../db/schema/index.ts';

export type NoticeRoot = typeof noticeRoots.$inferSelect;

/** Keeps rows from being added until the end of the transaction, so that a root has all or nothing of one. */
export async function lockHeads(db: Database): Promise<void> {
  await db.execute(sql`lock table ${noticeHeads} in share mode`);
}

export async function findLastLedgerId(db: Database): Promise<number> {
  const [found] = await db.select({ id: noticeLedger.id }).from(noticeLedger).orderBy(desc(noticeLedger.id)).limit(1);
  return found?.id ?? 0;
}

export async function findRoot(db: Database, day: string): Promise<NoticeRoot | undefined> {
  const [found] = await db.select().from(noticeRoots).where(eq(noticeRoots.day, day));
  return found;
}

export async function findNewestRoot(db: Database): Promise<NoticeRoot | undefined> {
  const [found] = await db.select().from(noticeRoots).orderBy(desc(noticeRoots.day)).limit(1);
  return found;
}

/** Inserts the root of a day; false if there is one. */
export async function insertRoot(db: Database, root: NoticeRoot): Promise<boolean> {
  const inserted = await db.insert(noticeRoots).values(root).onConflictDoNothing().returning({ day: noticeRoots.day });
  return inserted.length > 0;
}
