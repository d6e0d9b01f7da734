import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { events } from '../db/schema/index.ts';

/** Writes what happened; answers the number of each, in their order, for what is made of it. */
export async function insertEvents(
  db: Database,
  happened: readonly Omit<typeof events.$inferInsert, 'id' | 'transaction'>[],
): Promise<readonly bigint[]> {
  if (happened.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`${insertRows(events, happened)} returning id`);
  // Numbers are given in the order of the rows; that they come back in it is nowhere promised.
  return rows.map(({ id }) => BigInt(id)).toSorted((one, other) => (one < other ? -1 : 1));
}

/** A place in the order of events: behind the one with these numbers. */
export interface EventPlace {
  readonly transaction: string;
  readonly id: string;
}

/**
 * Events behind a place, in an order into which nothing comes later: by the transaction that wrote
 * them, and only of transactions below the oldest that is still open. (Ids alone are given before
 * the commit: a reader that goes by them passes over one whose transaction commits after a later one's.)
 */
export async function readEventsAfter(db: Database, { transaction, id }: EventPlace, limit: number) {
  return db
    .select()
    .from(events)
    .where(
      sql`(${events.transaction}, ${events.id}) > (${transaction}::xid8, ${id}::bigint)
        and ${events.transaction} < pg_snapshot_xmin(pg_current_snapshot())`,
    )
    .orderBy(events.transaction, events.id)
    .limit(limit);
}

/**
 * Whether a place, or an event, belongs to a transaction that this PostgreSQL has not seen yet: then
 * the database was restored from a dump into another one, whose transactions are counted anew.
 */
export async function isOfAnotherPostgres(db: Database, { transaction }: EventPlace): Promise<boolean> {
  const { rows } = await db.execute<{ foreign: boolean }>(
    sql`with newest as (select ${events.transaction} as number from ${events} order by 1 desc limit 1)
      select ${transaction}::xid8 >= pg_snapshot_xmax(pg_current_snapshot())
        or exists (select from newest where number >= pg_snapshot_xmax(pg_current_snapshot())) as "foreign"`,
  );
  return rows[0]?.foreign === true;
}

/** What an event says. */
export async function findEvent(db: Database, id: bigint) {
  const { customerCode, data } = events;
  const [found] = await db.select({ customerCode, data }).from(events).where(eq(events.id, id));
  return found;
}
