import { and, asc, between, eq, exists, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { billDisputes, bills, collectionDebits, collections } from '../../../db/schema/index.ts';
import { disputedCents } from '../../bills/queries/disputed.ts';

/** A bill for direct debit; it can't be debited without an active mandate of ours. */
export interface CollectableBill {
  readonly billId: number;
  readonly number: string;
  readonly customerCode: string;
  readonly amountCents: number;
  /** Set where the rest of the bill was debited before. */
  readonly disputeId: number | null;
  readonly mandate: string | null;
  readonly signedOn: string | null;
  readonly holder: string | null;
  readonly iban: string | null;
}

const isOwedAgain = and(isNotNull(billDisputes.endedAt), isNull(billDisputes.collectedAt));

/**
 * Locks and returns the bills to debit in a due date range without what is in dispute, except those debited before
 * with any result or being paid now; and up to its last day those with an amount that is owed again after a dispute, of
 * which only that amount is left if the bill was debited (reclami.contestazione.3). Locks first and reads in a second
 * statement, which alone sees what was committed while waiting for the locks.
 */
export async function lockCollectable(
  db: Database,
  from: string,
  until: string,
  creditorIdentifier: string,
): Promise<CollectableBill[]> {
  const released = db
    .select({ id: billDisputes.id })
    .from(billDisputes)
    .where(and(eq(billDisputes.billId, bills.id), isOwedAgain));
  const locked = await db
    .select({ id: bills.id })
    .from(bills)
    .where(
      and(
        gt(bills.openCents, bills.disputedCents),
        inArray(bills.methodCode, ['S', 'U']),
        or(
          and(eq(bills.statusCode, '02'), isNull(bills.debitOutcome), between(bills.dueDate, from, until)),
          and(inArray(bills.statusCode, ['02', '03']), lte(bills.dueDate, until), exists(released)),
        ),
      ),
    )
    .orderBy(asc(bills.id))
    .for('update');
  const ids = locked.map(({ id }) => id);
  const { rows } = await db.execute<Record<keyof CollectableBill, string | null>>(sql`
    select b.id as "billId", b.number, b.customer_code as "customerCode", m.reference as mandate,
           m.signed_on::text as "signedOn", m.name || ' ' || m.surname as holder, m.iban,
           case when before.debits > 0
                then least(again.cents, b.open_cents - b.disputed_cents, b.amount_cents - before.cents)
                else b.open_cents - b.disputed_cents end as "amountCents",
           case when before.debits > 0 then again.first end as "disputeId"
    from bills b
    cross join lateral (select count(*) as debits, sum(d.amount_cents) as cents, bool_and(d.state = 'PAID') as "arePaid"
                        from collection_debits d where d.bill_id = b.id) before
    cross join lateral (select min(d.id) as first, ${disputedCents} as cents from bill_disputes d
                        where d.bill_id = b.id and d.ended_at is not null and d.collected_at is null) again
    left join commodity_contracts c on c.code = b.contract_code
    left join payment_methods p on p.contract_account = coalesce(b.contract_account, c.contract_account)
      and p.customer_code = b.customer_code and p.method_code in ('S', 'U')
    left join sepa_mandates m on m.reference = p.current_mandate and m.customer_code = b.customer_code
      and m.ended_at is null and m.creditor_identifier = ${creditorIdentifier}
    where b.id = any(${sql.param(ids)}::bigint[]) and b.open_cents > b.disputed_cents
      and not exists (select from payment_items i where i.bill_id = b.id and i.live)
      and case when before.debits > 0 then before."arePaid" and again.first is not null and before.cents < b.amount_cents
                 and not exists (select from bill_disputes d
                                 where d.bill_id = b.id and d.ended_at is null and d.kind <> 'PRESCRIZIONE')
               else b.debit_outcome is null and (b.due_date >= ${from} or again.first is not null) end
      and (b.due_date >= ${from} or m.reference is not null)
    order by b.id`);
  return rows.map((row) => ({
    ...row,
    number: row.number ?? '',
    customerCode: row.customerCode ?? '',
    billId: Number(row.billId),
    amountCents: Number(row.amountCents),
    disputeId: row.disputeId === null ? null : Number(row.disputeId),
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
    where b.status_code = '02' and b.open_cents > b.disputed_cents and b.due_date between ${from} and ${until}
      and (b.method_code is null or b.method_code not in ('S', 'U'))`);
  return rows[0]?.count ?? 0;
}

export async function insertCollection(db: Database, collection: { readonly day: string; readonly madeAt: Date }) {
  const [made] = await db.insert(collections).values(collection).returning();
  if (!made) throw new Error('no collection was written');
  return made;
}

/** Inserts debits, and marks their bills as being debited and what is owed again of them as collected. */
export async function insertDebits(
  db: Database,
  debits: readonly (typeof collectionDebits.$inferInsert)[],
  at: Date,
): Promise<void> {
  for (const debit of debits) {
    await db.insert(collectionDebits).values(debit);
    await db.update(bills).set({ debitOutcome: 'IN_CORSO', updatedAt: at }).where(eq(bills.id, debit.billId));
    await db
      .update(billDisputes)
      .set({ collectedAt: at })
      .where(and(eq(billDisputes.billId, debit.billId), isOwedAgain));
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

/**
 * Sets the outcome of bills that were debited here: of a bill with two debits, one that is under way counts first, then
 * one that was returned. None if an amount is owed again that no debit has taken yet, so that it is due. The caller
 * holds the bills' row locks.
 */
export async function refreshDebitOutcomes(db: Database, billIds: readonly number[], at: Date): Promise<void> {
  await db.execute(sql`
    update bills b set updated_at = ${at.toISOString()}, debit_outcome = case
        when d.is_sent then 'IN_CORSO'
        when d.is_returned then 'FALLITO'
        when b.open_cents > b.disputed_cents and exists (select from bill_disputes again
          where again.bill_id = b.id and again.ended_at is not null and again.collected_at is null) then null
        else 'RIUSCITO' end
    from (select bill_id, bool_or(state = 'SENT') as is_sent, bool_or(state = 'RETURNED') as is_returned
          from collection_debits where bill_id = any(${sql.param(billIds)}::bigint[]) group by bill_id) d
    where d.bill_id = b.id`);
}
