import type { DisputeEnd, DisputeKind } from '@sportello/domain';
import { and, asc, desc, eq, exists, getTableColumns, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isOwnBill } from '../../../db/owned.ts';
import { billDisputes, bills, caseReplies, cases, commodityContracts } from '../../../db/schema/index.ts';
import { disputedCents } from '../../bills/queries/disputed.ts';

/** An amount of a bill, as the events name it. */
export interface DisputedBill {
  readonly number: string;
  readonly amountCents: number;
}

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
      end: sql<DisputeEnd | null>`case when ${cases.withdrawnAt} is not null then 'RITIRATO'
        when ${cases.endedAt} is not null then 'RISPOSTO' end`,
    })
    .from(billDisputes)
    .innerJoin(cases, eq(cases.id, billDisputes.caseId))
    .where(eq(billDisputes.billId, billId))
    .orderBy(asc(billDisputes.id));
}

/** Returns the last case about the prescribed part of a bill that was not withdrawn (bolletta.prescrizione.3). */
export async function findPrescriptionCase(db: Database, billId: number) {
  const [found] = await db
    .select({ ...getTableColumns(cases), isOwedAgain: sql<boolean>`${billDisputes.endedAt} is not null` })
    .from(billDisputes)
    .innerJoin(cases, eq(cases.id, billDisputes.caseId))
    .where(and(eq(billDisputes.billId, billId), eq(billDisputes.kind, 'PRESCRIZIONE'), isNull(cases.withdrawnAt)))
    .orderBy(desc(billDisputes.id))
    .limit(1);
  return found;
}

/** Takes row locks on a customer's bills in a fixed order, and returns them with their commodity. */
export async function lockDisputedBills(db: Database, customerCode: string, numbers: readonly string[]) {
  if (numbers.length === 0) return [];
  const locked = await db
    .select()
    .from(bills)
    .where(and(isOwnBill(customerCode), inArray(bills.number, [...numbers])))
    .orderBy(asc(bills.id))
    .for('update');
  const codes = locked.flatMap(({ contractCode }) => contractCode ?? []);
  const supplies = codes.length === 0 ? [] : await listCommodities(db, codes);
  const commodities = new Map(supplies.map(({ code, commodity }) => [code, commodity]));
  return locked.map((bill) => ({ ...bill, commodity: commodities.get(bill.contractCode ?? '') }));
}

function listCommodities(db: Database, codes: readonly string[]) {
  return db
    .select({ code: commodityContracts.code, commodity: commodityContracts.commodity })
    .from(commodityContracts)
    .where(inArray(commodityContracts.code, [...codes]));
}

/** Returns true if a case of this kind about the bill was replied to: another one keeps nothing back. */
export async function isAnsweredDispute(db: Database, billId: number, kind: DisputeKind): Promise<boolean> {
  const answered = and(
    eq(billDisputes.billId, billId),
    eq(billDisputes.kind, kind),
    isNotNull(billDisputes.endedAt),
    exists(db.select().from(caseReplies).where(eq(caseReplies.caseId, billDisputes.caseId))),
  );
  return (await db.$count(billDisputes, answered)) > 0;
}

/** Inserts a dispute; false if the case has one of the bill, or the bill's prescription was objected to before. */
export async function insertDispute(db: Database, given: typeof billDisputes.$inferInsert): Promise<boolean> {
  const written = await db.insert(billDisputes).values(given).onConflictDoNothing().returning({ id: billDisputes.id });
  return written.length > 0;
}

/** Takes row locks, in the order of all who lock bills, on those that a case still has in dispute. */
export function lockBillsInDispute(db: Database, caseId: number) {
  const inDispute = db
    .select({ id: billDisputes.billId })
    .from(billDisputes)
    .where(and(eq(billDisputes.caseId, caseId), isNull(billDisputes.endedAt)));
  return db
    .select({ id: bills.id, number: bills.number, customerCode: bills.customerCode })
    .from(bills)
    .where(inArray(bills.id, inDispute))
    .orderBy(asc(bills.id))
    .for('update');
}

/** Ends the open disputes of a case, except those of prescribed amounts if they are kept. */
export function endOpenDisputes(
  db: Database,
  caseId: number,
  { at, keepPrescribed }: { readonly at: Date; readonly keepPrescribed: boolean },
) {
  return db
    .update(billDisputes)
    .set({ endedAt: at })
    .where(
      and(
        eq(billDisputes.caseId, caseId),
        isNull(billDisputes.endedAt),
        keepPrescribed ? ne(billDisputes.kind, 'PRESCRIZIONE') : undefined,
      ),
    )
    .returning({ billId: billDisputes.billId, amountCents: billDisputes.amountCents });
}

/** Sets what is in dispute of bills by their open disputes; the caller holds their row locks. */
export async function recountDisputed(db: Database, billIds: readonly number[], at: Date): Promise<void> {
  if (billIds.length === 0) return;
  const sum = db
    .select({ cents: disputedCents })
    .from(billDisputes)
    .where(and(eq(billDisputes.billId, bills.id), isNull(billDisputes.endedAt)));
  await db
    .update(bills)
    .set({ disputedCents: sql`(${sum})`, updatedAt: at })
    .where(inArray(bills.id, [...billIds]));
}
