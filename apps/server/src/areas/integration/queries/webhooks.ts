import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { events, webhookCalls } from '../../../db/schema/index.ts';
import { isOfAnotherPostgres } from '../../../events/queries.ts';
import { WEBHOOK_READER as reader } from './provider-exchange.ts';

/**
 * Queues a call for each event after the webhook's cursor and advances the cursor in one transaction, so no event is
 * missed or queued twice. A new webhook starts with events from now on. Returns the count, or `OF_ANOTHER_POSTGRES`
 * if the cursor or the events come from another PostgreSQL: nothing is queued until that is repaired
 * (docs/export.md).
 */
export async function fanOut(db: Database, limit: number, now: Date): Promise<number | 'OF_ANOTHER_POSTGRES'> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7365, 22)`);
    if (await isHeldOrForeign(tx)) return 'OF_ANOTHER_POSTGRES';
    const at = sql`${now.toISOString()}::timestamptz`;
    await tx.execute(
      sql`insert into event_readers (name, cursor, at)
        select ${reader}, (pg_snapshot_xmin(pg_current_snapshot())::text::numeric - 1)::text || '.9223372036854775807', ${at}
        on conflict do nothing`,
    );
    const { rows } = await tx.execute<{ count: number }>(
      sql`with place as (select split_part(cursor, '.', 1)::xid8 as transaction, split_part(cursor, '.', 2)::bigint as id
          from event_readers where name = ${reader}),
        due as (select e.id, e.transaction from events e, place
          where (e.transaction, e.id) > (place.transaction, place.id)
            and e.transaction < pg_snapshot_xmin(pg_current_snapshot())
          order by e.transaction, e.id limit ${limit}),
        called as (insert into webhook_calls (event_id, next_try_at) select id, ${at} from due
          on conflict do nothing returning event_id),
        moved as (update event_readers set at = ${at},
            cursor = (select transaction::text || '.' || id from due order by transaction desc, id desc limit 1)
          where name = ${reader} and exists (select from due))
        select (select count(*)::int from due) as count`,
    );
    return rows[0]?.count ?? 0;
  });
}

/** Greater than every transaction id. */
const never = '18446744073709551615';

/**
 * Detects a cursor restored from a dump. It is held, because once this PostgreSQL's transaction ids catch up the
 * error would go unnoticed and events would be skipped.
 */
async function isHeldOrForeign(db: Database): Promise<boolean> {
  const place = sql`select split_part(cursor, '.', 1)::xid8 as transaction, split_part(cursor, '.', 2)::bigint as id
    from event_readers where name = ${reader}`;
  const { rows } = await db.execute<{ transaction: string; id: string }>(place);
  const [found = { transaction: '0', id: '0' }] = rows;
  if (!(await isOfAnotherPostgres(db, found))) return false;
  if (found.transaction !== never) {
    // Event ids continue after the dump: all events before the first one after the cursor have been queued.
    await db.execute(
      sql`with place as (${place})
        update event_readers set cursor = ${never} || '.' || coalesce(
          (select min(e.id) - 1 from events e, place
            where e.id > place.id or (e.transaction, e.id) > (place.transaction, place.id)),
          (select max(id) from events), 0)
        where name = ${reader}`,
    );
  }
  return true;
}

/** Claims due calls for one minute; two servers never claim the same ones. */
export async function claimWebhooks(db: Database, limit: number, now: Date) {
  const { rows } = await db.execute<{ event_id: string }>(
    sql`update webhook_calls set tries = tries + 1, next_try_at = ${now.toISOString()}::timestamptz + interval '1 minute'
      where event_id in (select event_id from webhook_calls
        where status = 'WAITING' and next_try_at <= ${now.toISOString()}::timestamptz
        order by next_try_at, event_id limit ${limit} for update skip locked)
      returning event_id`,
  );
  if (rows.length === 0) return [];
  return db
    .select({ event: events, tries: webhookCalls.tries })
    .from(webhookCalls)
    .innerJoin(events, eq(events.id, webhookCalls.eventId))
    .where(
      sql`${webhookCalls.eventId} in (${sql.join(
        rows.map(({ event_id }) => sql`${event_id}::bigint`),
        sql`, `,
      )})`,
    )
    .orderBy(asc(webhookCalls.eventId));
}

export async function markWebhookSent(db: Database, eventId: bigint, now: Date): Promise<void> {
  await db
    .update(webhookCalls)
    .set({ status: 'SENT', sentAt: now, lastError: null })
    .where(eq(webhookCalls.eventId, eventId));
}

/** Records a failed try and the time of the next; without one the call is given up until a replay. */
export async function markWebhookFailed(
  db: Database,
  eventId: bigint,
  { error, next }: { readonly error: string; readonly next: Date | null },
): Promise<void> {
  await db
    .update(webhookCalls)
    .set({ lastError: error.slice(0, 300), ...(next === null ? { status: 'GIVEN_UP' as const } : { nextTryAt: next }) })
    .where(and(eq(webhookCalls.eventId, eventId), eq(webhookCalls.status, 'WAITING')));
}

/** Requeues a claimed call that was not made; it does not count as a try. */
export async function requeueWebhook(db: Database, eventId: bigint, next: Date): Promise<void> {
  await db
    .update(webhookCalls)
    .set({ tries: sql`${webhookCalls.tries} - 1`, nextTryAt: next })
    .where(and(eq(webhookCalls.eventId, eventId), eq(webhookCalls.status, 'WAITING')));
}

/**
 * Queues calls again: those given up, or those of an event and all later ones, even if the call was deleted
 * (`db/retention`), since events are kept. Returns the count.
 */
export async function replayWebhooks(db: Database, since: string | null, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rowCount } = await db.execute(
    since === null
      ? sql`update webhook_calls set status = 'WAITING', tries = 0, next_try_at = ${at} where status = 'GIVEN_UP'`
      : sql`insert into webhook_calls (event_id, next_try_at) select id, ${at} from events where id >= ${since}::bigint
          on conflict (event_id) do update
            set status = 'WAITING', tries = 0, next_try_at = excluded.next_try_at, sent_at = null`,
  );
  return rowCount ?? 0;
}

export async function countWebhooks(db: Database): Promise<{ waiting: number; failing: number; givenUp: number }> {
  const { rows } = await db.execute<{ waiting: number; failing: number; givenUp: number }>(
    sql`select count(*) filter (where status = 'WAITING')::int as waiting,
        count(*) filter (where status = 'WAITING' and tries > 0)::int as failing,
        count(*) filter (where status = 'GIVEN_UP')::int as "givenUp"
      from webhook_calls where status <> 'SENT'`,
  );
  return rows[0] ?? { waiting: 0, failing: 0, givenUp: 0 };
}

export function listFailingWebhooks(db: Database, limit: number) {
  return db
    .select({
      eventId: webhookCalls.eventId,
      kind: events.kind,
      status: webhookCalls.status,
      tries: webhookCalls.tries,
      nextTryAt: webhookCalls.nextTryAt,
      lastError: webhookCalls.lastError,
    })
    .from(webhookCalls)
    .innerJoin(events, eq(events.id, webhookCalls.eventId))
    .where(
      sql`${webhookCalls.status} = 'GIVEN_UP' or (${webhookCalls.status} = 'WAITING' and ${webhookCalls.tries} > 0)`,
    )
    .orderBy(desc(webhookCalls.eventId))
    .limit(limit);
}
