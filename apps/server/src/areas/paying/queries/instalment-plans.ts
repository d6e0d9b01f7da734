import { and, asc, avg, between, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isOwnBill } from '../../../db/owned.ts';
import { billLines, bills, instalmentPlans } from '../../../db/schema/index.ts';

type Bill = typeof bills.$inferSelect;
export type PlanRow = typeof instalmentPlans.$inferSelect;

/** Returns the contract's usual bill amount and a flag for other overdue bills. */
export async function findPlanFacts(
  db: Database,
  { id, customerCode, contractCode, issueDate }: Pick<Bill, 'id' | 'customerCode' | 'contractCode' | 'issueDate'>,
  { yearBefore, today }: { readonly yearBefore: string; readonly today: string },
) {
  const ofContract = and(isOwnBill(customerCode), eq(bills.contractCode, contractCode ?? ''), ne(bills.id, id));
  const [usual] = await db
    .select({ cents: avg(bills.amountCents).mapWith(Number) })
    .from(bills)
    .where(and(ofContract, eq(bills.type, 'BOLLETTA'), between(bills.issueDate, yearBefore, issueDate)));
  const [overdue] = await db
    .select({ id: bills.id })
    .from(bills)
    .where(
      and(
        ofContract,
        inArray(bills.statusCode, ['02', '03']),
        gt(bills.openCents, bills.disputedCents),
        lt(bills.dueDate, today),
      ),
    )
    .limit(1);
  const [corrected] = await db
    .select({ cents: sql<number>`coalesce(sum(${billLines.amountCents}), 0)::int` })
    .from(billLines)
    .where(and(eq(billLines.billId, id), eq(billLines.kind, 'RICALCOLO')));
  return {
    usual: usual?.cents ?? undefined,
    hasArrears: overdue !== undefined,
    corrected: corrected?.cents ?? 0,
  };
}

export async function findPlan(db: Database, billId: number): Promise<PlanRow | undefined> {
  const [found] = await db.select().from(instalmentPlans).where(eq(instalmentPlans.billId, billId));
  return found;
}

/** Inserts an accepted plan and marks its bill as waiting for instalments. */
export async function insertPlan(db: Database, plan: typeof instalmentPlans.$inferInsert): Promise<void> {
  await db.insert(instalmentPlans).values(plan);
  await db.update(bills).set({ statusCode: '06', updatedAt: plan.acceptedAt }).where(eq(bills.id, plan.billId));
}

export function listPlansToMake(db: Database, before: Date, limit: number): Promise<PlanRow[]> {
  return db
    .select()
    .from(instalmentPlans)
    .where(and(isNull(instalmentPlans.madeAt), lt(instalmentPlans.acceptedAt, before)))
    .orderBy(asc(instalmentPlans.acceptedAt))
    .limit(limit);
}

/** Claims a plan and locks its bill; undefined if another server was faster. */
export async function takePlan(db: Database, billId: number, at: Date): Promise<Bill | undefined> {
  const taken = await db
    .update(instalmentPlans)
    .set({ madeAt: at })
    .where(and(eq(instalmentPlans.billId, billId), isNull(instalmentPlans.madeAt)))
    .returning({ billId: instalmentPlans.billId });
  if (taken.length === 0) return undefined;
  const [bill] = await db.select().from(bills).where(eq(bills.id, billId)).for('update');
  return bill;
}

/** Makes the bill payable again when its plan is not made, so that another can be accepted. */
export async function releaseBill(db: Database, billId: number, at: Date): Promise<void> {
  await db.delete(instalmentPlans).where(eq(instalmentPlans.billId, billId));
  await db.update(bills).set({ statusCode: '02', updatedAt: at }).where(eq(bills.id, billId));
}

type Instalment = typeof bills.$inferInsert & {
  readonly lines: readonly Omit<typeof billLines.$inferInsert, 'billId'>[];
};

/** Replaces a bill's open amount with instalments. */
export async function splitBill(
  db: Database,
  billId: number,
  instalments: readonly Instalment[],
  at: Date,
): Promise<void> {
  const rows = instalments.map(({ lines: _lines, ...row }) => ({ ...row, createdAt: at, updatedAt: at }));
  const written = await db.insert(bills).values(rows).returning({ id: bills.id, number: bills.number });
  const ids = new Map(written.map(({ id, number }) => [number, id]));
  await db
    .insert(billLines)
    .values(
      instalments.flatMap(({ number, lines }) => lines.map((line) => ({ ...line, billId: ids.get(number) ?? 0 }))),
    );
  await db.update(bills).set({ statusCode: '04', openCents: 0, updatedAt: at }).where(eq(bills.id, billId));
}

export function listPlansOf(db: Database, customerCode: string) {
  return db
    .select({ number: bills.number, instalments: instalmentPlans.instalments, acceptedAt: instalmentPlans.acceptedAt })
    .from(instalmentPlans)
    .innerJoin(bills, eq(bills.id, instalmentPlans.billId))
    .where(isOwnBill(customerCode))
    .orderBy(asc(instalmentPlans.acceptedAt));
}
