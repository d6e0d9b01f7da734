import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { billDisputes, billLines, bills, cases, commodityContracts } from '../../../db/schema/index.ts';

/**
 * Returns those of these supply bills that have days two years before their issue, and whose prescription nobody has
 * objected to, withdrawn objections aside. Few bills are that old, so no line is read of the others.
 */
export async function listOldBills(db: Database, billIds: readonly number[]) {
  if (billIds.length === 0) return [];
  const objected = db
    .select()
    .from(billDisputes)
    .innerJoin(cases, eq(cases.id, billDisputes.caseId))
    .where(and(eq(billDisputes.billId, bills.id), eq(billDisputes.kind, 'PRESCRIZIONE'), isNull(cases.withdrawnAt)));
  const old = db
    .select()
    .from(billLines)
    .where(
      and(
        eq(billLines.billId, bills.id),
        sql`least(${billLines.periodStart}, ${billLines.periodEnd}, ${bills.periodStart}) < ${bills.issueDate} - interval '2 years'`,
      ),
    );
  return db
    .select({
      id: bills.id,
      issueDate: bills.issueDate,
      periodStart: bills.periodStart,
      periodEnd: bills.periodEnd,
      commodity: commodityContracts.commodity,
    })
    .from(bills)
    .innerJoin(commodityContracts, eq(commodityContracts.code, bills.contractCode))
    .where(sql`${bills.id} = any(${sql.param(billIds)}::bigint[]) and exists ${old} and not exists ${objected}`);
}
