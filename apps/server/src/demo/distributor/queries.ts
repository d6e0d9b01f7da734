import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { eventReaders } from '../../db/schema/index.ts';

/** The made-up provider's name, as reader of events and as whoever takes a step. */
export const DISTRIBUTOR = 'distributore';

/** Locks the cursor up to which events were read; undefined while another server has it. */
export async function takeCursor(db: Database, at: Date): Promise<string | undefined> {
  await db.insert(eventReaders).values({ name: DISTRIBUTOR, cursor: '0.0', at }).onConflictDoNothing();
  const { rows } = await db.execute<{ cursor: string }>(
    sql`select cursor from event_readers where name = ${DISTRIBUTOR} for update skip locked`,
  );
  return rows[0]?.cursor;
}

export async function saveCursor(db: Database, cursor: string, at: Date): Promise<void> {
  await db.execute(
    sql`update event_readers set cursor = ${cursor}, at = ${at.toISOString()}::timestamptz where name = ${DISTRIBUTOR}`,
  );
}

/** Returns the event by which a request was made, which its outcomes name. */
export async function findMaking(db: Database, customerCode: string, requestNumber: string) {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id::text from events where kind = 'SUPPLY_REQUEST_MADE' and customer_code = ${customerCode}
      and data ->> 'requestNumber' = ${requestNumber}`,
  );
  return rows[0]?.id;
}

/** Returns the papers that nobody has checked. */
export async function listUnchecked(db: Database, requestId: number) {
  const { rows } = await db.execute<{ position: number; name: string }>(
    sql`select position, name from supply_request_papers
      where request_id = ${requestId} and state = 'DA_VERIFICARE' order by position`,
  );
  return rows;
}

/** Returns true for a request that somebody at the desk has moved, checked or answered. */
export async function isTakenUp(db: Database, requestId: number): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(
    sql`select exists (select from supply_request_steps where request_id = ${requestId} and by <> ${DISTRIBUTOR})
      or exists (select from supply_request_papers where request_id = ${requestId} and checked_by <> ${DISTRIBUTOR})
      or exists (select from supply_request_messages where request_id = ${requestId} and author <> ${DISTRIBUTOR})
      as taken`,
  );
  return rows[0]?.taken === true;
}
