import { and, count, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { accounts, customers, notifications } from '../../db/schema/index.ts';

type NewNotification = Pick<
  typeof notifications.$inferInsert,
  'customerCode' | 'eventId' | 'title' | 'text' | 'target' | 'url' | 'at'
>;

interface InsertedNotification {
  readonly id: number;
  readonly customerCode: string;
  readonly eventId: bigint;
}

/**
 * Inserts notifications unless the event has one already or the customer is gone; returns the inserted ones.
 */
export async function insertNotifications(
  db: Database,
  told: readonly NewNotification[],
): Promise<readonly InsertedNotification[]> {
  if (told.length === 0) return [];
  const codes = [...new Set(told.map(({ customerCode }) => customerCode))];
  const there = await db
    .select({ code: customers.code })
    .from(customers)
    .where(inArray(customers.code, codes))
    .orderBy(customers.code)
    .for('key share');
  const known = new Set(there.map(({ code }) => code));
  const some = told.filter(({ customerCode }) => known.has(customerCode));
  if (some.length === 0) return [];
  const { rows } = await db.execute<{ id: string; code: string; event: string }>(
    sql`${insertRows(notifications, some)} on conflict (event_id) do nothing
      returning id, customer_code as code, event_id as event`,
  );
  return rows.map(({ id, code, event }) => ({ id: Number(id), customerCode: code, eventId: BigInt(event) }));
}

/**
 * Locks customers with an account until the transaction ends, except those that another transaction works on, and
 * returns their contacts. Their erasure waits, so that it can't meet half of the work.
 */
export async function lockCustomers(db: Database, codes: readonly string[]) {
  const { rows } = await db.execute<{ code: string; email: string | null; mobile: string | null }>(sql`
    select c.code, c.email, c.mobile from ${accounts} a join ${customers} c on c.code = a.customer_code
    where a.customer_code = any(${sql.param(codes)}::text[]) and a.disabled_at is null
    order by a.customer_code
    for no key update of a skip locked for key share of c skip locked`);
  return rows;
}

export function listNotifications(db: Database, customerCode: string, before: number | null, limit: number) {
  return db
    .select({
      id: notifications.id,
      title: notifications.title,
      text: notifications.text,
      target: notifications.target,
      url: notifications.url,
      at: notifications.at,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .where(
      and(eq(notifications.customerCode, customerCode), before === null ? undefined : lt(notifications.id, before)),
    )
    .orderBy(desc(notifications.id))
    .limit(limit);
}

export async function countUnread(db: Database, customerCode: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.customerCode, customerCode), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}

export async function hasNotification(db: Database, customerCode: string, id: string): Promise<boolean> {
  const isOwn = and(eq(notifications.customerCode, customerCode), sql`${notifications.id}::text = ${id}`);
  return (await db.$count(notifications, isOwn)) > 0;
}

/** Marks one notification, or all up to one, as read; returns how many were unread. */
export async function markRead(
  db: Database,
  customerCode: string,
  which: { readonly only: string } | { readonly upTo: string },
  at: Date,
): Promise<number> {
  const some =
    'only' in which ? sql`${notifications.id}::text = ${which.only}` : lte(notifications.id, Number(which.upTo));
  const { rowCount } = await db
    .update(notifications)
    .set({ readAt: at })
    .where(and(eq(notifications.customerCode, customerCode), isNull(notifications.readAt), some));
  return rowCount ?? 0;
}
