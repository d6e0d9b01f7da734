import { toBillLine } from '@sportello/calls';
import { prescriptionOf, type Cents, type Prescription } from '@sportello/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { billDisputes, billLines, bills, commodityContracts } from '../../../db/schema/index.ts';
import { billLineAnswer } from '../usecases/answers.ts';
import { listBillLines } from './bills.ts';

/** What the law's part of a bill is computed from. */
type Facts = Pick<typeof bills.$inferSelect, 'id' | 'issueDate' | 'periodStart' | 'periodEnd'> & {
  readonly commodity: 'LUCE' | 'GAS' | null | undefined;
};

/** Returns the prescribed part of a stored bill (bolletta.prescrizione.1). */
export async function readPrescription(db: Database, bill: Facts): Promise<Prescription | undefined> {
  const lines = await listBillLines(db, [bill.id]);
  return prescriptionOf({
    commodityType: bill.commodity ?? undefined,
    issueDate: bill.issueDate,
    periodStart: bill.periodStart ?? undefined,
    periodEnd: bill.periodEnd ?? undefined,
    lines: lines.map((line) => toBillLine(billLineAnswer(line))),
  });
}

/** Returns what is prescribed of each of these bills and was not refused yet, in cents (bolletta.prescrizione.2). */
export async function mapPrescribed(db: Database, billIds: readonly number[]): Promise<ReadonlyMap<number, Cents>> {
  if (billIds.length === 0) return new Map();
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
  const found = await db
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
  const amounts = new Map<number, Cents>();
  for (const bill of found) {
    const prescription = await readPrescription(db, bill);
    if (prescription) amounts.set(bill.id, prescription.amount);
  }
  return amounts;
}
