import { and, asc, between, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { bills, collectionDebits, collections } from '../../../db/schema/index.ts';

/** A bill for direct debit; it can't be debited without an active mandate of ours. */
export interface CollectableBill {
  readonly billId: number;
  readonly number: string;
  readonly customerCode: string;
  readonly openCents: number;
  readonly mandate: string | null;
  readonly signedOn: string | null;
  readonly holder: string | null;
  readonly iban: string | null;
}

/**
 * Locks and returns the bills to debit in a due date range, except those debited before with any result or being paid
 * now. Locks first and reads in a second statement, which alone sees what was committed while waiting for the locks.
 */
export async function lockCollectable(
  db: Database,
  from: string,
  until: string,
  creditorIdentifier: string,
): Promise<CollectableBill[]> {
  const locked = await db
    .select({ id: bills.id })
    .from(bills)
    .where(
      and(
        eq(bills.statusCode, '02'),
        gt(bills.openCents, 0),
        inArray(bills.methodCode, ['S', 'U']),
        isNull(bills.debitOutcome),
        between(bills.dueDate, from, until),
      ),
    )
    .orderBy(asc(bills.id))
    .for('update');
  const ids = locked.map(({ id }) => id);
  const { rows } = await db.execute<Record<keyof CollectableBill, string | null>>(sql`
    select b.id as "billId", b.number, b.customer_code as "customerCode", b.open_cents as "openCents", m.reference as mandate,
           m.signed_on::text as "signedOn", m.name || ' ' || m.surname as holder, m.iban
    from bills b
    left join commodity_contracts c on c.code = b.contract_code
    left join payment_methods p on p.contract_account = coalesce(b.contract_account, c.contract_account)
      and p.customer_code = b.customer_code and p.method_code in ('S', 'U')
    left join sepa_mandates m on m.reference = p.current_mandate and m.customer_code = b.customer_code
      and m.ended_at is null and m.creditor_identifier = ${creditorIdentifier}
    where b.id = any(${sql.param(ids)}::bigint[])
      and not exists (select from payment_items i where i.bill_id = b.id and i.live)
      and not exists (select from collection_debits d where d.bill_id = b.id)
    order by b.id`);
  return rows.map((row) => ({
    ...row,
    number: row.number ?? '',
    customerCode: row.customerCode ?? '',
    billId: Number(row.billId),
    openCents: Number(row.openCents),
  }));
}

/** Counts bills of a due date range whose account has a mandate of ours in force, but that are paid in another way. */
export async function countPaidOtherwise(db: Database, from: string, until: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count
    from bills b
    left join commodity_contracts c on c.code = b.contract_code
    join payment_methods p on p.contract_account = coalesce(b.contract_account, c.contract_account)
      and p.customer_code = b.customer_code and p.method_code in ('S', 'U')
    join sepa_mandates m on m.reference = p.current_mandate and m.customer_code = b.customer_code and m.ended_at is null
    where b.status_code = '02' and b.open_cents > 0 and b.due_date between ${from} and ${until}
      and (b.method_code is null or b.method_code not in ('S', 'U'))`);
  return rows[0]?.count ?? 0;
}

export async function insertCollection(db: Database, collection: { readonly day: string; readonly madeAt: Date }) {
  const [made] = await db.insert(collections).values(collection).returning();
  if (!made) throw new Error('no collection was written');
  return made;
}

/** Inserts debits and marks their bills as being debited. */
export async function insertDebits(
  db: Database,
  debits: readonly (typeof collectionDebits.$inferInsert)[],
  at: Date,
): Promise<void> {
  for (const debit of debits) {
    await db.insert(collectionDebits).values(debit);
    await db.update(bills).set({ debitOutcome: 'IN_CORSO', updatedAt: at }).where(eq(bills.id, debit.billId));
  }
}

export async function findCollection(db: Database, id: number) {
  const [found] = await db.select().from(collections).where(eq(collections.id, id));
  return found;
}

export async function listCollectionsOf(db: Database, day: string): Promise<number[]> {
  const rows = await db.select({ id: collections.id }).from(collections).where(eq(collections.day, day));
  return rows.map(({ id }) => id);
}

export function listDebits(db: Database, collectionId: number) {
  const { reference, amountCents, mandate, signedOn, holder, iban } = collectionDebits;
  return db
    .select({ reference, amountCents, mandate, signedOn, holder, iban, billNumber: bills.number })
    .from(collectionDebits)
    .innerJoin(bills, eq(bills.id, collectionDebits.billId))
    .where(eq(collectionDebits.collectionId, collectionId))
    .orderBy(asc(collectionDebits.billId));
}

/** Takes row locks on a debit and its bill. */
export async function lockDebit(db: Database, reference: string) {
  const [found] = await db
    .select({ debit: collectionDebits, bill: bills })
    .from(collectionDebits)
    .innerJoin(bills, eq(bills.id, collectionDebits.billId))
    .where(eq(collectionDebits.reference, reference))
    .for('update');
  return found;
}

const { reference, state, amountCents } = collectionDebits;
const standing = { reference, state, amountCents };

export type DebitStanding = Pick<typeof collectionDebits.$inferSelect, keyof typeof standing>;

/** Returns debits by reference; unknown references are omitted. */
export function listDebitStates(db: Database, references: readonly string[]): Promise<DebitStanding[]> {
  return db
    .select(standing)
    .from(collectionDebits)
    .where(sql`${reference} = any(${sql.param(references)}::text[])`);
}

export function listDebitStatesOfFile(db: Database, collectionId: number): Promise<DebitStanding[]> {
  return db
    .select(standing)
    .from(collectionDebits)
    .where(eq(collectionDebits.collectionId, collectionId))
    .orderBy(asc(collectionDebits.billId));
}

export async function answerDebit(
  db: Database,
  reference: string,
  answer: Pick<typeof collectionDebits.$inferInsert, 'state' | 'reason' | 'answeredAt'>,
): Promise<void> {
  await db.update(collectionDebits).set(answer).where(eq(collectionDebits.reference, reference));
}

export async function recordDebit(
  db: Database,
  billId: number,
  { outcome, at }: { readonly outcome: 'RIUSCITO' | 'FALLITO'; readonly at: Date },
): Promise<void> {
  await db.update(bills).set({ debitOutcome: outcome, updatedAt: at }).where(eq(bills.id, billId));
}
