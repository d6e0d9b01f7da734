import type { Database } from '../database.ts';
import { events } from '../schema/index.ts';

/** Writes what happened; answers its number, for what is made of it. */
export async function insertEvent(
  db: Database,
  event: Omit<typeof events.$inferInsert, 'id' | 'transaction'>,
): Promise<bigint> {
  const [written] = await db.insert(events).values(event).returning({ id: events.id });
  if (!written) throw new Error('An event was not written.');
  return written.id;
}
