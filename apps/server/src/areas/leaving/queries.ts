import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { ofOwnSupply } from '../../db/owned.ts';
import { bills, commodityContracts, contractExits } from '../../db/schema/index.ts';

export type ExitRow = typeof contractExits.$inferSelect;

/** Returns the steps of the latest exit of a customer's supply (uscita.passi.3). */
export function listExitSteps(db: Database, customerCode: string, contractCode: string): Promise<ExitRow[]> {
  const latest = db
    .select({ on: sql`max(${contractExits.requestedOn})` })
    .from(contractExits)
    .where(eq(contractExits.contractCode, contractCode));
  return db
    .select()
    .from(contractExits)
    .where(
      and(
        eq(contractExits.contractCode, contractCode),
        ofOwnSupply(contractExits.contractCode, customerCode),
        sql`${contractExits.requestedOn} = (${latest})`,
      ),
    );
}

/** Returns the steps of all exits of a customer's supplies. */
export async function listExitsOf(db: Database, customerCode: string): Promise<ExitRow[]> {
  const own = db
    .select({ code: commodityContracts.code })
    .from(commodityContracts)
    .where(eq(commodityContracts.customerCode, customerCode));
  return db
    .select()
    .from(contractExits)
    .where(inArray(contractExits.contractCode, own))
    .orderBy(contractExits.contractCode, desc(contractExits.requestedOn));
}

export async function hasBill(db: Database, customerCode: string, number: string): Promise<boolean> {
  return (await db.$count(bills, and(eq(bills.customerCode, customerCode), eq(bills.number, number)))) > 0;
}
