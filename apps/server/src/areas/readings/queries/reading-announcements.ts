import { and, asc, eq, exists, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { insertRows } from '../../../db/insert-rows.ts';
import { isHeldOn } from '../../../db/owned.ts';
import { accounts, commodityContracts, readingAnnouncements } from '../../../db/schema/index.ts';
import { readSupply } from './readings.ts';

export type ReadingAnnouncement = typeof readingAnnouncements.$inferInsert;

/** Returns the next codes of customers with an account who read meters themselves. */
export async function customersWhoRead(db: Database, after: string, limit: number): Promise<string[]> {
  const hasAccount = db
    .select()
    .from(accounts)
    .where(and(eq(accounts.customerCode, commodityContracts.customerCode), isNull(accounts.disabledAt)));
  const rows = await db
    .selectDistinct({ code: commodityContracts.customerCode })
    .from(commodityContracts)
    .where(and(commodityContracts.selfReading, gt(commodityContracts.customerCode, after), exists(hasAccount)))
    .orderBy(asc(commodityContracts.customerCode))
    .limit(limit);
  return rows.map(({ code }) => code);
}

/** Announcements of periods that end on a day or later, each as `<kind> <period end>`. */
const announced = (from: string) => sql<string[]>`array(
  select a.kind || ' ' || a.period_end from ${readingAnnouncements} a
  where a.contract_code = ${commodityContracts}.code and a.period_end >= ${from})`;

export type AnnouncedSupply = Awaited<ReturnType<typeof listSuppliesOf>>[number];

export async function listSuppliesOf(db: Database, customerCodes: readonly string[], today: string) {
  if (customerCodes.length === 0) return [];
  return db
    .select({ ...readSupply(today), announced: announced(today) })
    .from(commodityContracts)
    .where(
      and(
        commodityContracts.selfReading,
        isHeldOn(today),
        inArray(commodityContracts.customerCode, [...customerCodes]),
      ),
    )
    .orderBy(asc(commodityContracts.customerCode), asc(commodityContracts.code));
}

/** Marks supplies as announced to their customers; returns the contracts of those that were not marked before. */
export async function claimAnnouncements(
  db: Database,
  announcements: readonly ReadingAnnouncement[],
): Promise<ReadonlySet<string>> {
  if (announcements.length === 0) return new Set();
  const { rows } = await db.execute<{ code: string }>(
    sql`${insertRows(readingAnnouncements, announcements)} on conflict do nothing returning contract_code as code`,
  );
  return new Set(rows.map(({ code }) => code));
}
