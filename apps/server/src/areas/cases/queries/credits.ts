import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { cases, credits } from '../../../db/schema/index.ts';

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

/** Returns the credits that a customer's bill has deducted. */
export function listDeductedCredits(db: Database, customerCode: string, billNumber: string) {
  return db
    .select(ofCase)
    .from(credits)
    .innerJoin(cases, eq(cases.id, credits.caseId))
    .where(and(eq(credits.customerCode, customerCode), eq(credits.billNumber, billNumber)));
}
