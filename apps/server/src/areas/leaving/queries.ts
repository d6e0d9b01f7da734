import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isOwnBill, ofOwnSupply } from '../../db/owned.ts';
import { bills, contractExits } from '../../db/schema/index.ts';

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
        ofOwnSupply(contractExits.contractCode, customerCode, contractExits.requestedOn),
        sql`${contractExits.requestedOn} = (${latest})`,
      ),
    );
}

/** Returns the steps of all exits of a customer's supplies. */
export async function listExitsOf(db: Database, customerCode: string): Promise<ExitRow[]> {
  return db
    .select()
    .from(contractExits)
    .where(ofOwnSupply(contractExits.contractCode, customerCode, contractExits.requestedOn))
    .orderBy(contractExits.contractCode, desc(contractExits.requestedOn));
}

export async function hasBill(db: Database, customerCode: string, number: string): Promise<boolean> {
  return (await db.$count(bills, and(isOwnBill(customerCode), eq(bills.number, number)))) > 0;
}
