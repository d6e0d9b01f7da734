import { and, desc, eq, exists } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { bills, cases, credits } from '../../../db/schema/index.ts';

export type CreditRow = typeof credits.$inferSelect;

/** Inserts the credit of a case; undefined if it has one. */
export async function insertCredit(db: Database, given: Omit<typeof credits.$inferInsert, 'id'>) {
  const [written] = await db
    .insert(credits)
    .values(given)
    .onConflictDoNothing({ target: credits.caseId })
    .returning({ id: credits.id });
  return written?.id;
}

const ofCase = {
  amountCents: credits.amountCents,
  at: credits.at,
  billNumber: credits.billNumber,
  caseId: cases.id,
  receivedAt: cases.receivedAt,
};

/** Returns a customer's credits with their cases, newest first. */
export function listCredits(db: Database, customerCode: string) {
  return db
    .select(ofCase)
    .from(credits)
    .innerJoin(cases, eq(cases.id, credits.caseId))
    .where(eq(credits.customerCode, customerCode))
    .orderBy(desc(credits.id));
}

/** Stores the bill of its customer that has deducted a credit; false if it is no bill of theirs. */
export async function deductCredit(
  db: Database,
  { id, customerCode }: { readonly id: number; readonly customerCode: string },
  billNumber: string,
): Promise<boolean> {
  const own = db
    .select()
    .from(bills)
    .where(and(eq(bills.customerCode, customerCode), eq(bills.number, billNumber)));
  const deducted = await db
    .update(credits)
    .set({ billNumber })
    .where(and(eq(credits.id, id), eq(credits.customerCode, customerCode), exists(own)))
    .returning({ id: credits.id });
  return deducted.length > 0;
}

/** Returns the credits that a customer's bill has deducted. */
export function listDeductedCredits(db: Database, customerCode: string, billNumber: string) {
  return db
    .select(ofCase)
    .from(credits)
    .innerJoin(cases, eq(cases.id, credits.caseId))
    .where(and(eq(credits.customerCode, customerCode), eq(credits.billNumber, billNumber)));
}
