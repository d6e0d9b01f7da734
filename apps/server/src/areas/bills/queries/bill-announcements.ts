import type { BillAnnouncement, Day } from '@sportello/domain';
import { and, asc, between, eq, gt, inArray, isNotNull, ne, notExists, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isHoldersBill } from '../../../db/owned.ts';
import { insertRows } from '../../../db/insert-rows.ts';
import { accounts, billAnnouncementFailures, billAnnouncements, bills } from '../../../db/schema/index.ts';

export interface Period {
  readonly kind: BillAnnouncement;
  readonly days: { readonly from: Day; readonly to: Day };
}

const dayOf = (kind: BillAnnouncement) => (kind === 'ISSUED' || kind === 'ANOMALOUS' ? bills.issueDate : bills.dueDate);

/** Selects bills that may be announced; the payment method is checked separately. */
function conditionOf({ kind, days: { from, to } }: Period): SQL | undefined {
  const isInTime = and(between(dayOf(kind), from, to), isHoldersBill());
  if (kind === 'ISSUED') return and(isInTime, ne(bills.type, 'RATA'));
  const isOpen = gt(bills.openCents, bills.disputedCents);
  if (kind === 'ANOMALOUS') return and(isInTime, isNotNull(bills.usualCents), isOpen);
  return and(isInTime, isOpen, inArray(bills.statusCode, ['02', '03']));
}

const facts = {
  customerCode: bills.customerCode,
  statusCode: bills.statusCode,
  methodCode: bills.methodCode,
  debitOutcome: bills.debitOutcome,
  dueDate: bills.dueDate,
  openCents: bills.openCents,
  disputedCents: bills.disputedCents,
};

const names = sql.join(
  Object.keys(facts).map((name) => sql.identifier(name)),
  sql`, `,
);

/** A position in the order of bills, which an index has: right after the bill with this day and id. */
export interface BillPlace {
  readonly day: Day;
  readonly id: number;
}

export type BillFacts = Readonly<Pick<typeof bills.$inferSelect, keyof typeof facts>>;

type Looked = BillFacts & {
  readonly id: string;
  readonly day: Day;
  readonly isOpen: boolean;
};

/**
 * Looks at the next bills of a period. Returns those not announced yet, of customers with an account and without a
 * recent failure, and the position after all of them: none at the end. It limits the bills it looks at, so that the
 * statement stays short however many were announced before.
 */
export async function billsToAnnounce(
  db: Database,
  period: Period,
  { after, limit, now }: { readonly after: BillPlace | undefined; readonly limit: number; readonly now: Date },
) {
  const { kind } = period;
  const day = dayOf(kind);
  const isAfter = after && sql`(${day}, ${bills.id}) > (${after.day}::date, ${after.id}::bigint)`;
  const page = db
    .select({ ...facts, id: bills.id, day: sql`${day}`.as('day') })
    .from(bills)
    .where(and(conditionOf(period), isAfter))
    .orderBy(asc(day), asc(bills.id))
    .limit(limit);
  const { rows } = await db.execute<Looked & Record<string, unknown>>(sql`
    with page(${names}, id, day) as materialized (${page})
    select page.*, true as "isOpen" from page
    where not exists (select from ${billAnnouncements} a where a.bill_id = page.id and a.kind = ${kind})
      and exists (select from ${accounts} a where a.customer_code = page."customerCode" and a.disabled_at is null)
      and not exists (select from ${billAnnouncementFailures} f where f.customer_code = page."customerCode"
        and f.kind = ${kind} and f.retry_after > ${now.toISOString()}::timestamptz)
    union all
    (select page.*, false from page order by day desc, page.id desc limit 1)`);
  const last = rows.find(({ isOpen }) => !isOpen);
  return {
    found: rows.filter(({ isOpen }) => isOpen),
    last: last && { day: last.day, id: Number(last.id) },
  };
}

/** Returns all bills of these customers that are not announced yet, by id. */
export function listUnannounced(db: Database, period: Period, codes: readonly string[]) {
  const announced = db
    .select()
    .from(billAnnouncements)
    .where(and(eq(billAnnouncements.billId, bills.id), eq(billAnnouncements.kind, period.kind)));
  return db
    .select({
      ...facts,
      id: bills.id,
      number: bills.number,
      contractCode: bills.contractCode,
      vasContractCode: bills.vasContractCode,
      amountCents: bills.amountCents,
      usualCents: bills.usualCents,
    })
    .from(bills)
    .where(
      and(sql`${bills.customerCode} = any(${sql.param(codes)}::text[])`, conditionOf(period), notExists(announced)),
    )
    .orderBy(asc(bills.id));
}

/** Marks bills as announced to a customer and returns those that were not marked before. */
export async function claimBillAnnouncements(
  db: Database,
  billIds: readonly number[],
  given: { readonly kind: BillAnnouncement; readonly at: Date },
): Promise<ReadonlySet<number>> {
  if (billIds.length === 0) return new Set();
  // The notice of an anomalous bill stands for that of its issue (bolletta.anomala.2).
  const kinds: readonly BillAnnouncement[] = given.kind === 'ANOMALOUS' ? ['ANOMALOUS', 'ISSUED'] : [given.kind];
  const marks = kinds.flatMap((kind) => billIds.map((billId) => ({ ...given, kind, billId })));
  const { rows } = await db.execute<{ id: string; kind: BillAnnouncement }>(
    sql`${insertRows(billAnnouncements, marks)} on conflict do nothing returning bill_id as id, kind`,
  );
  return new Set(rows.flatMap(({ id, kind }) => (kind === given.kind ? [Number(id)] : [])));
}

/** The second failure waits for the run of the next day. */
const soon = sql`interval '1 minute'`;
const later = sql`interval '12 hours'`;

/** Stores that a customer could not be notified; returns how often in a row. */
export async function noteFailure(
  db: Database,
  failed: Pick<typeof billAnnouncementFailures.$inferInsert, 'customerCode' | 'kind' | 'at' | 'lastError'>,
): Promise<number> {
  const at = sql`${failed.at.toISOString()}::timestamptz`;
  const [noted] = await db
    .insert(billAnnouncementFailures)
    .values({ ...failed, tries: 1, retryAfter: sql`${at} + ${soon}` })
    .onConflictDoUpdate({
      target: [billAnnouncementFailures.customerCode, billAnnouncementFailures.kind],
      set: {
        at: failed.at,
        lastError: failed.lastError,
        tries: sql`${billAnnouncementFailures.tries} + 1`,
        retryAfter: sql`${at} + ${later}`,
      },
    })
    .returning({ tries: billAnnouncementFailures.tries });
  return noted?.tries ?? 0;
}

export async function forgetFailures(db: Database, kind: BillAnnouncement, codes: readonly string[]): Promise<void> {
  await db
    .delete(billAnnouncementFailures)
    .where(
      and(
        eq(billAnnouncementFailures.kind, kind),
        sql`${billAnnouncementFailures.customerCode} = any(${sql.param(codes)}::text[])`,
      ),
    );
}
