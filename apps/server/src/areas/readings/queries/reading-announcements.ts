import { and, asc, eq, exists, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { accounts, commodityContracts, readingAnnouncements } from '../../../db/schema/index.ts';
import { readSupply } from './readings.ts';

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

export async function listSuppliesOf(db: Database, customerCodes: readonly string[], today: string) {
  if (customerCodes.length === 0) return [];
  return db
    .select(readSupply(today))
    .from(commodityContracts)
    .where(and(commodityContracts.selfReading, inArray(commodityContracts.customerCode, [...customerCodes])))
    .orderBy(asc(commodityContracts.customerCode), asc(commodityContracts.code));
}

/** Marks supplies as announced to their customers; returns those that were not marked before. */
export async function claimAnnouncements(
  db: Database,
  contractCodes: readonly string[],
  given: Omit<typeof readingAnnouncements.$inferInsert, 'contractCode'>,
): Promise<string[]> {
  const rows = await db
    .insert(readingAnnouncements)
    .values(contractCodes.map((contractCode) => ({ ...given, contractCode })))
    .onConflictDoNothing()
    .returning({ code: readingAnnouncements.contractCode });
  return rows.map(({ code }) => code);
}
