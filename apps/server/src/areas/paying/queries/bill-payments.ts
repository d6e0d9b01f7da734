import { and, asc, desc, eq, exists, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { TransactionKind } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { isHoldersPayment, isOwnBill } from '../../../db/owned.ts';
import { bills, commodityContracts, paymentItems, payments, vasContracts } from '../../../db/schema/index.ts';
import { undisputedCents } from '../../bills/queries/bills.ts';

export type PaymentRow = typeof payments.$inferSelect;

export type PayableRow = Pick<
  typeof bills.$inferSelect,
  'statusCode' | 'methodCode' | 'debitOutcome' | 'dueDate' | 'openCents' | 'disputedCents'
>;

export interface PaymentBillRow extends PayableRow {
  readonly paymentId: string;
  readonly billId: number;
  readonly number: string;
  readonly amountCents: number;
  readonly kind: TransactionKind;
  /** Contract of the supply or service. */
  readonly contractCode: string | null;
  readonly reversedCents: number;
}

export async function findServiceTypes(db: Database, codes: readonly string[]) {
  const rows = await db
    .select({ code: vasContracts.code, type: vasContracts.type })
    .from(vasContracts)
    .where(inArray(vasContracts.code, [...codes]));
  return new Map(rows.map(({ code, type }) => [code, type]));
}

/** Takes row locks on bills in a fixed order, until the transaction ends. */
export function lockBills(db: Database, customerCode: string, numbers: readonly string[]) {
  return db
    .select()
    .from(bills)
    .where(and(isOwnBill(customerCode), inArray(bills.number, [...numbers])))
    .orderBy(asc(bills.id))
    .for('update');
}

export async function findLiveOfBills(db: Database, billIds: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: paymentItems.paymentId })
    .from(paymentItems)
    .where(and(inArray(paymentItems.billId, [...billIds]), eq(paymentItems.live, true)));
  return rows.map(({ id }) => id);
}

/** Inserts a payment with its bills; false if the idempotency key was used. */
export async function insertPayment(
  db: Database,
  payment: typeof payments.$inferInsert,
  items: readonly Pick<PaymentBillRow, 'billId' | 'amountCents' | 'kind'>[],
): Promise<boolean> {
  const written = await db.insert(payments).values(payment).onConflictDoNothing().returning({ id: payments.id });
  if (written.length === 0) return false;
  if (items.length > 0) await db.insert(paymentItems).values(items.map((item) => ({ ...item, paymentId: payment.id })));
  return true;
}

/** Deletes a payment that never got a checkout session. */
export async function deleteBegunPayment(db: Database, id: string): Promise<void> {
  await db.delete(payments).where(and(eq(payments.id, id), eq(payments.state, 'BEGUN')));
}

export async function findPayment(db: Database, id: string): Promise<PaymentRow | undefined> {
  const [found] = await db.select().from(payments).where(eq(payments.id, id));
  return found;
}

const ofCustomer = (customerCode: string) =>
  and(eq(payments.customerCode, customerCode), isHoldersPayment(payments.id));

/** Returns a payment of a customer; a malformed id finds nothing. */
export async function findPaymentOf(db: Database, customerCode: string, id: string): Promise<PaymentRow | undefined> {
  const [found] = await db
    .select()
    .from(payments)
    .where(and(ofCustomer(customerCode), sql`${payments.id}::text = ${id}`));
  return found;
}

export async function findPaymentByKey(db: Database, customerCode: string, key: string) {
  const [found] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.customerCode, customerCode), eq(payments.key, key)));
  return found;
}

export async function findPaymentOfSession(db: Database, session: string): Promise<string | undefined> {
  const [found] = await db.select({ id: payments.id }).from(payments).where(eq(payments.providerSession, session));
  return found?.id;
}

export async function lockPayment(db: Database, id: string): Promise<PaymentRow | undefined> {
  const [found] = await db.select().from(payments).where(eq(payments.id, id)).for('update');
  return found;
}

export async function updatePayment(
  db: Database,
  id: string,
  set: Partial<typeof payments.$inferInsert>,
): Promise<void> {
  await db.update(payments).set(set).where(eq(payments.id, id));
}

export function listPaymentBills(db: Database, paymentIds: readonly string[]): Promise<PaymentBillRow[]> {
  return db
    .select({
      paymentId: paymentItems.paymentId,
      billId: paymentItems.billId,
      number: bills.number,
      amountCents: paymentItems.amountCents,
      kind: paymentItems.kind,
      contractCode: sql<string | null>`coalesce(${bills.contractCode}, ${bills.vasContractCode})`,
      reversedCents: paymentItems.reversedCents,
      openCents: bills.openCents,
      disputedCents: bills.disputedCents,
      statusCode: bills.statusCode,
      methodCode: bills.methodCode,
      debitOutcome: bills.debitOutcome,
      dueDate: bills.dueDate,
    })
    .from(paymentItems)
    .innerJoin(bills, eq(bills.id, paymentItems.billId))
    .where(inArray(paymentItems.paymentId, [...paymentIds]))
    .orderBy(asc(bills.number));
}

export function listPaymentsOf(db: Database, customerCode: string, which: 'LIVE' | 'ALL'): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(ofCustomer(customerCode), which === 'LIVE' ? eq(payments.live, true) : undefined))
    .orderBy(desc(payments.createdAt));
}

/** Subtracts a payment from a bill and marks it as paid on that day if nothing is left. */
export async function payBill(
  db: Database,
  { billId, amountCents }: Pick<PaymentBillRow, 'billId' | 'amountCents'>,
  { day, at }: { readonly day: string; readonly at: Date },
): Promise<void> {
  const isAll = sql`${bills.openCents} <= ${amountCents}`;
  await db
    .update(bills)
    .set({
      openCents: sql`greatest(${bills.openCents} - ${amountCents}, 0)`,
      statusCode: sql`case when ${isAll} then '01' else ${bills.statusCode} end`,
      paidOn: sql`case when ${isAll} then ${day}::date else ${bills.paidOn} end`,
      updatedAt: at,
    })
    .where(eq(bills.id, billId));
}

/**
 * Returns pending payments to poll: those begun before a moment and not polled since another, and those with a bill
 * whose payable amount changed.
 */
export function listPaymentsToAsk(
  db: Database,
  {
    begunBefore,
    askedBefore,
    limit,
  }: { readonly begunBefore: Date; readonly askedBefore: Date; readonly limit: number },
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.live, true),
        or(
          and(lt(payments.createdAt, begunBefore), or(isNull(payments.askedAt), lt(payments.askedAt, askedBefore))),
          exists(
            db
              .select({ id: bills.id })
              .from(paymentItems)
              .innerJoin(bills, eq(bills.id, paymentItems.billId))
              .where(and(eq(paymentItems.paymentId, payments.id), ne(undisputedCents, paymentItems.amountCents))),
          ),
        ),
      ),
    )
    .orderBy(asc(payments.createdAt))
    .limit(limit);
}

/** Returns what a link shows of a bill and what decides if it can be paid (pagamento.link.2). */
export async function findLinkedBill(db: Database, billId: number) {
  const [found] = await db
    .select({
      id: bills.id,
      number: bills.number,
      customerCode: bills.customerCode,
      statusCode: bills.statusCode,
      methodCode: bills.methodCode,
      debitOutcome: bills.debitOutcome,
      dueDate: bills.dueDate,
      amountCents: bills.amountCents,
      openCents: bills.openCents,
      disputedCents: bills.disputedCents,
      nickname: sql<string | null>`coalesce(${commodityContracts.nickname}, ${vasContracts.name})`,
      commodity: commodityContracts.commodity,
    })
    .from(bills)
    .leftJoin(
      commodityContracts,
      and(eq(commodityContracts.code, bills.contractCode), eq(commodityContracts.customerCode, bills.customerCode)),
    )
    .leftJoin(
      vasContracts,
      and(eq(vasContracts.code, bills.vasContractCode), eq(vasContracts.customerCode, bills.customerCode)),
    )
    .where(eq(bills.id, billId));
  return found;
}

/** Returns the last link payment of a bill if it ended without money. */
export async function findLastOfLink(db: Database, billId: number) {
  const [last] = await db
    .select({ state: payments.state, amountChanged: payments.amountChanged })
    .from(payments)
    .innerJoin(paymentItems, eq(paymentItems.paymentId, payments.id))
    .where(and(eq(paymentItems.billId, billId), eq(payments.via, 'LINK')))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return last;
}
