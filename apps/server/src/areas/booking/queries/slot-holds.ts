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

/** Writes a hold; false when the draft has one already. */
export async function insertHold(db: Database, given: SlotHold): Promise<boolean> {
  const { rowCount } = await db.insert(slotHolds).values(given).onConflictDoNothing();
  return rowCount === 1;
}

/** Ends the hold of a draft; of two that end it, one gets it. */
export async function deleteHold(db: Database, draftId: string, customerCode: string) {
  const [ended] = await db
    .delete(slotHolds)
    .where(and(eq(slotHolds.draftId, draftId), eq(slotHolds.customerCode, customerCode)))
    .returning({ ...hold, expiresAt: slotHolds.expiresAt });
  return ended;
}

/** Ends the holds that have run out; of a company's day, or all. */
export function deleteExpiredHolds(db: Database, now: Date, of?: { readonly companyId: string; readonly day: string }) {
  return db
    .delete(slotHolds)
    .where(
      and(lte(slotHolds.expiresAt, now), of && eq(slotHolds.companyId, of.companyId), of && eq(slotHolds.day, of.day)),
    )
    .returning(hold);
}
