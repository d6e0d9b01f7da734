import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { slotHolds } from '../../../db/schema/index.ts';

export type SlotHold = typeof slotHolds.$inferSelect;

const hold = {
  companyId: slotHolds.companyId,
  day: slotHolds.day,
  windowId: slotHolds.windowId,
};

export async function findHold(db: Database, draftId: string, customerCode: string): Promise<SlotHold | undefined> {
  const [found] = await db
    .select()
    .from(slotHolds)
    .where(and(eq(slotHolds.draftId, draftId), eq(slotHolds.customerCode, customerCode)));
  return found;
}

/** Inserts a hold; false if the draft already has one. */
export async function insertHold(db: Database, given: SlotHold): Promise<boolean> {
  const { rowCount } = await db.insert(slotHolds).values(given).onConflictDoNothing();
  return rowCount === 1;
}

/** Deletes the hold of a draft; of two concurrent calls only one gets the row. */
export async function deleteHold(db: Database, draftId: string, customerCode: string) {
  const [ended] = await db
    .delete(slotHolds)
    .where(and(eq(slotHolds.draftId, draftId), eq(slotHolds.customerCode, customerCode)))
    .returning({ ...hold, expiresAt: slotHolds.expiresAt });
  return ended;
}

export function deleteExpiredHolds(db: Database, now: Date, of?: { readonly companyId: string; readonly day: string }) {
  return db
    .delete(slotHolds)
    .where(
      and(lte(slotHolds.expiresAt, now), of && eq(slotHolds.companyId, of.companyId), of && eq(slotHolds.day, of.day)),
    )
    .returning(hold);
}
