import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { billDisputes, bills, cases } from '../../../db/schema/index.ts';

/** Returns the disputes of a case with the numbers of their bills. */
export function listCaseDisputes(db: Database, caseId: number) {
  return db
    .select({ number: bills.number, amountCents: billDisputes.amountCents, endedAt: billDisputes.endedAt })
    .from(billDisputes)
    .innerJoin(bills, eq(bills.id, billDisputes.billId))
    .where(eq(billDisputes.caseId, caseId))
    .orderBy(asc(billDisputes.id));
}

/** Returns the disputes of a bill with their cases, oldest first. */
export function listBillDisputes(db: Database, billId: number) {
  return db
    .select({
      kind: billDisputes.kind,
      amountCents: billDisputes.amountCents,
      startedAt: billDisputes.startedAt,
      endedAt: billDisputes.endedAt,
      caseId: cases.id,
      receivedAt: cases.receivedAt,
    })
    .from(billDisputes)
    .innerJoin(cases, eq(cases.id, billDisputes.caseId))
    .where(eq(billDisputes.billId, billId))
    .orderBy(asc(billDisputes.id));
}
