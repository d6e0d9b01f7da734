import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isOwnBill } from '../../../db/owned.ts';
import { bills, cases } from '../../../db/schema/index.ts';

/** Returns the period of a customer's bill of a supply. */
export async function findBilledPeriod(
  db: Database,
  bill: { readonly customerCode: string; readonly contractCode: string; readonly number: string },
) {
  const [found] = await db
    .select({ start: bills.periodStart, end: bills.periodEnd })
    .from(bills)
    .where(and(isOwnBill(bill.customerCode), eq(bills.number, bill.number), eq(bills.contractCode, bill.contractCode)));
  return found;
}

export async function setCaseReading(db: Database, caseId: number, readingId: number): Promise<void> {
  await db.update(cases).set({ readingId }).where(eq(cases.id, caseId));
}
