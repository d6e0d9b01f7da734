import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database.ts';

/** Personal fields by event kind. */
type PersonalFields = Readonly<Record<string, readonly string[]>>;

interface Place {
  readonly transaction: string;
  readonly id: string;
}

const instantOf = (at: Date) => sql`${at.toISOString()}::timestamptz`;

const placeOf = (cursor: SQL) =>
  sql`split_part(${cursor}, '.', 1)::xid8 as transaction, split_part(${cursor}, '.', 2) as id`;

/** Returns how far the slowest reader has confirmed events; readers that have been quiet or revoked don't count. */
export async function findSlowestReader(db: Database, quietSince: Date): Promise<Place | undefined> {
  const { rows } = await db.execute<{ transaction: string; id: string }>(
    sql`select ${placeOf(sql`cursor`)} from event_readers r
      where at >= ${instantOf(quietSince)} and (name not like 'key:%'
        or exists (select from provider_keys k where 'key:' || k.name = r.name and k.revoked_at is null))
      order by 1, split_part(cursor, '.', 2)::bigint limit 1`,
  );
  return rows[0];
}

/** Records how far events were read by now. */
export async function insertEventRead(db: Database, { transaction, id }: Place, now: Date): Promise<void> {
  await db.execute(
    sql`insert into event_reads (at, transaction, event_id)
      values (${instantOf(now)}, ${transaction}::xid8, ${id}::bigint) on conflict do nothing`,
  );
}

/** Returns how far events had been read at that time. */
export async function findEventRead(db: Database, at: Date): Promise<Place | undefined> {
  const { rows } = await db.execute<{ transaction: string; id: string }>(
    sql`select transaction, event_id::text as id from event_reads
      where at <= ${instantOf(at)} order by at desc limit 1`,
  );
  return rows[0];
}

/** Deletes what was recorded before the newest record up to that time. */
export async function deleteEventReads(db: Database, at: Date): Promise<void> {
  await db.execute(
    sql`delete from event_reads where at < (select max(at) from event_reads where at <= ${instantOf(at)})`,
  );
}

/** Counts the events that still have personal fields, and those whose fields would go. */
export function eventsCount(conditions: readonly SQL[]): SQL {
  const due =
    conditions.length === 0
      ? sql`false`
      : sql`(${sql.join(
          conditions.map((each) => sql`(${each})`),
          sql` or `,
        )})`;
  return sql`select count(*) as rows, pg_total_relation_size('events') as bytes, min(e.at) as oldest,
    count(*) filter (where ${due}) as due from events e where e.redacted_at is null`;
}

function isRead({ transaction, id }: Place, quietSince: Date): SQL {
  return sql`((e.transaction, e.id) <= (${transaction}::xid8, ${id}::bigint)
    and not exists (select from webhook_calls c
      where c.event_id = e.id and c.status <> 'SENT' and c.next_try_at > ${instantOf(quietSince)}))`;
}

const either = (conditions: readonly (SQL | undefined)[]) =>
  sql.join(
    conditions.filter((each) => each !== undefined),
    sql` or `,
  );

/** Returns the condition for events whose time has come; `e` is the event. */
export function isOverdue(term: {
  readonly readBefore: Date;
  readonly unreadBefore: Date;
  readonly quietSince: Date;
  readonly places: readonly Place[];
}): SQL {
  const { readBefore, unreadBefore, quietSince, places } = term;
  const read =
    places.length === 0
      ? undefined
      : sql.join(
          places.map((place) => isRead(place, quietSince)),
          sql` and `,
        );
  return sql`e.redacted_at is null and e.at <= ${instantOf(readBefore)}
    and (${either([read && sql`(${read})`, sql`e.at < ${instantOf(unreadBefore)}`])})`;
}

/** Returns the condition for events of erased customers that were read, or waited too long for it. */
export function isErased(term: {
  readonly customerCode?: string;
  readonly erasedBefore: Date;
  readonly quietSince: Date;
  readonly slowest: Place | undefined;
}): SQL {
  const { customerCode, erasedBefore, quietSince, slowest } = term;
  return sql`e.redacted_at is null and e.erased_at is not null
    ${customerCode === undefined ? sql`` : sql`and e.customer_code = ${customerCode}`}
    and (${either([slowest && isRead(slowest, quietSince), sql`e.erased_at < ${instantOf(erasedBefore)}`])})`;
}

/** Lets a customer's events be redacted as soon as the provider has read them. */
export async function markEventsErased(db: Database, customerCode: string, now: Date): Promise<void> {
  await db.execute(
    sql`update events set erased_at = ${instantOf(now)}, actor_name = null
      where customer_code = ${customerCode} and redacted_at is null`,
  );
}

/**
 * Removes the personal fields and the actor's name of some events, and the values that a rejection of their change
 * would restore, because they can't be compared with the event any more. Returns the count.
 */
export async function redactSome(
  db: Database,
  due: SQL,
  { fields, now, limit }: { readonly fields: PersonalFields; readonly now: Date; readonly limit: number },
): Promise<number> {
  const personal = Object.entries(fields).filter(([, names]) => names.length > 0);
  const kinds = sql.join(
    personal.map(([kind]) => sql`${kind}`),
    sql`, `,
  );
  const removed = sql.join(
    personal.map(([kind, names]) => sql`when ${kind} then data - ${`{${names.join(',')}}`}::text[]`),
    sql` `,
  );
  const { rows } = await db.execute<{ count: number }>(
    sql`with due as (select e.id, e.kind from events e where ${due} order by e.at limit ${limit} for update skip locked),
        redacted as (update events set redacted_at = ${instantOf(now)}, data = case kind ${removed} else data end,
          actor_name = case when "right" = 'COMMAND' then actor_name end
          where id in (select id from due) returning id),
        forgotten as (update customer_changes set before = null
          where event_id in (select id from due where kind in (${kinds})) and before is not null)
      select count(*)::int as count from redacted`,
  );
  return rows[0]?.count ?? 0;
}
