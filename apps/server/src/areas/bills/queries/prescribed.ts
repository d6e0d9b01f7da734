import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { billDisputes, billLines, bills, commodityContracts } from '../../../db/schema/index.ts';

/**
 * Returns those of these bills that may have a prescribed part that was not refused yet: one of their days is two years
 * older than their issue.
 */
export function listPrescribable(db: Database, billIds: readonly number[]) {
  const refused = db
    .select()
    .from(billDisputes)
    .where(and(eq(billDisputes.billId, bills.id), eq(billDisputes.kind, 'PRESCRIZIONE'), isNull(billDisputes.endedAt)));
  // Few bills have a day that is two years old; of the others no line is read.
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
    .where(sql`${bills.id} = any(${sql.param(billIds)}::bigint[]) and exists ${old} and not exists ${refused}`);
}
