import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { billLines, billReadings, bills } from '../schema/index.ts';

/** What tells a bill from another of the same number; undefined where the customer has none of it. */
export async function readBillFacts(db: Database, customerCode: string, number: string) {
  const [bill] = await db
    .select({
      id: bills.id,
      issuerVatNumber: bills.issuerVatNumber,
      issueDate: bills.issueDate,
      amountCents: bills.amountCents,
    })
    .from(bills)
    .where(and(eq(bills.customerCode, customerCode), eq(bills.number, number)));
  if (bill === undefined) return undefined;
  const lines = await db
    .select({ label: billLines.label, amountCents: billLines.amountCents })
    .from(billLines)
    .where(eq(billLines.billId, bill.id))
    .orderBy(asc(billLines.position));
  return { ...bill, lines };
}

/** Writes a bill with its lines, in their order, and the readings that it used. */
export async function insertBill(
  db: Database,
  bill: typeof bills.$inferInsert,
  lines: readonly Omit<typeof billLines.$inferInsert, 'billId' | 'position'>[],
  readings: readonly Omit<typeof billReadings.$inferInsert, 'billId'>[],
): Promise<void> {
  const [written] = await db.insert(bills).values(bill).returning({ id: bills.id });
  if (written === undefined) throw new Error('A bill was inserted and gave no number.');
  const billId = written.id;
  if (lines.length > 0) {
    await db.insert(billLines).values(lines.map((line, index) => ({ ...line, billId, position: index + 1 })));
  }
  if (readings.length > 0) await db.insert(billReadings).values(readings.map((each) => ({ ...each, billId })));
}
