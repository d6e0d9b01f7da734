import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { events } from '../db/schema/index.ts';

/** Inserts events and returns their ids in the order of the rows. */
export async function insertEvents(
  db: Database,
  happened: readonly Omit<typeof events.$inferInsert, 'id' | 'transaction'>[],
): Promise<readonly bigint[]> {
  if (happened.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`${insertRows(events, happened)} returning id`);
  // Ids are assigned in row order, but `returning` guarantees no order.
  return rows.map(({ id }) => BigInt(id)).toSorted((one, other) => (one < other ? -1 : 1));
}

/** A position in the order of events: right after the event with these numbers. */
export interface EventPlace {
  readonly transaction: string;
  readonly id: string;
}

/**
 * Reads events after a position in a stable order: by writing transaction, and only of transactions below the oldest
 * open one. (Ids are assigned before the commit: a reader that follows them alone skips an event whose transaction
 * commits after a later one's.)
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
 * Returns true if the transaction is unknown to this PostgreSQL: the database was restored from a dump into
 * another one, which numbers its transactions anew.
 */
export async function isOfAnotherPostgres(db: Database, { transaction }: EventPlace): Promise<boolean> {
  const { rows } = await db.execute<{ foreign: boolean }>(
    sql`with newest as (select ${events.transaction} as number from ${events} order by 1 desc limit 1)
      select ${transaction}::xid8 >= pg_snapshot_xmax(pg_current_snapshot())
        or exists (select from newest where number >= pg_snapshot_xmax(pg_current_snapshot())) as "foreign"`,
  );
  return rows[0]?.foreign === true;
}

export async function findEvent(db: Database, id: bigint) {
  const { kind, customerCode, data } = events;
  const [found] = await db.select({ kind, customerCode, data }).from(events).where(eq(events.id, id));
  return found;
}
