import { and, asc, eq, exists, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import {
  accounts,
  commodityContracts,
  consumptionAnnouncements,
  consumptionThresholds,
} from '../../../db/schema/index.ts';
import { versionOf } from '../../../db/version.ts';

/** Returns the customer's threshold for a supply, with its version. */
export async function findThreshold(db: Database, contractCode: string) {
  const [found] = await db
    .select({ amountCents: consumptionThresholds.amountCents, version: versionOf(consumptionThresholds) })
    .from(consumptionThresholds)
    .where(eq(consumptionThresholds.contractCode, contractCode));
  return found;
}

export async function putThreshold(db: Database, threshold: typeof consumptionThresholds.$inferInsert): Promise<void> {
  const { amountCents, setAt } = threshold;
  await db
    .insert(consumptionThresholds)
    .values(threshold)
    .onConflictDoUpdate({ target: consumptionThresholds.contractCode, set: { amountCents, setAt } });
}

export async function deleteThreshold(db: Database, contractCode: string): Promise<void> {
  await db.delete(consumptionThresholds).where(eq(consumptionThresholds.contractCode, contractCode));
}

export function listThresholdsOf(db: Database, customerCode: string) {
  return db
    .select({
      contractCode: consumptionThresholds.contractCode,
      amountCents: consumptionThresholds.amountCents,
      setAt: consumptionThresholds.setAt,
    })
    .from(consumptionThresholds)
    .innerJoin(commodityContracts, eq(commodityContracts.code, consumptionThresholds.contractCode))
    .where(eq(commodityContracts.customerCode, customerCode))
    .orderBy(asc(consumptionThresholds.contractCode));
}

/** Returns the next thresholds of customers with an account, by contract code. */
export function thresholdsToLookAt(db: Database, after: string, limit: number) {
  const hasAccount = db
    .select()
    .from(accounts)
    .where(and(eq(accounts.customerCode, commodityContracts.customerCode), isNull(accounts.disabledAt)));
  return db
    .select({
      contractCode: consumptionThresholds.contractCode,
      customerCode: commodityContracts.customerCode,
      amountCents: consumptionThresholds.amountCents,
    })
    .from(consumptionThresholds)
    .innerJoin(commodityContracts, eq(commodityContracts.code, consumptionThresholds.contractCode))
    .where(and(gt(consumptionThresholds.contractCode, after), exists(hasAccount)))
    .orderBy(asc(consumptionThresholds.contractCode))
    .limit(limit);
}

/** Records the notification of a bill and a threshold value; false if it was recorded before. */
export async function claimThresholdAnnouncement(
  db: Database,
  announcement: typeof consumptionAnnouncements.$inferInsert,
): Promise<boolean> {
  const [standing] = await db
    .select()
    .from(consumptionThresholds)
    .where(
      and(
        eq(consumptionThresholds.contractCode, announcement.contractCode),
        eq(consumptionThresholds.amountCents, announcement.amountCents),
      ),
    )
    .for('share');
  if (!standing) return false;
  const rows = await db
    .insert(consumptionAnnouncements)
    .values(announcement)
    .onConflictDoNothing()
    .returning({ code: consumptionAnnouncements.contractCode });
  return rows.length > 0;
}
