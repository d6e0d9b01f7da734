import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** What is deleted when it has served its time, and how long it stays after its end. */
const terms = [
  // A day longer than they work, so that a late one is told apart from one that never was.
  { table: 'one_time_codes', ends: 'expires_at', stays: '1 day' },
  { table: 'registrations', ends: 'expires_at', stays: '1 day' },
  { table: 'recoveries', ends: 'greatest(expires_at, leave_expires_at)', stays: '1 day' },
  { table: 'guesses', ends: 'window_ends_at', stays: '0' },
  // A page that nobody finished, and what the payment provider has told us and won't tell again.
  { table: 'card_setups', ends: `case when status <> 'SUCCEEDED' then created_at end`, stays: '7 days' },
  { table: 'card_events', ends: 'at', stays: '90 days' },
  // The reading stays, and so does the bill that it is used in.
  { table: 'reading_photos', ends: 'created_at', stays: '2 years' },
  { table: 'reading_announcements', ends: 'at', stays: '1 year' },
  { table: 'consumption_announcements', ends: 'at', stays: '1 year' },
  { table: 'booking_drafts', ends: 'updated_at', stays: '30 days' },
  // Who came stands in the history; their name and photo are theirs.
  { table: 'technician_links', ends: 'expires_at', stays: '30 days' },
  { table: 'notifications', ends: 'at', stays: '2 years' },
  // The record of each stays in the audit.
  { table: 'impersonations', ends: 'expires_at', stays: '7 days' },
  { table: 'audit', ends: 'at', stays: '2 years' },
  // By then nobody sends the same once more, or looks at what was loaded.
  { table: 'provider_requests', ends: 'at', stays: '90 days' },
  { table: 'import_runs', ends: 'at', stays: '1 year' },
  { table: 'webhook_calls', ends: 'sent_at', stays: '90 days' },
  // What still waits is not old: it is delivered or given up first.
  { table: 'messages', ends: `case when status <> 'WAITING' then created_at end`, stays: '90 days' },
] as const;

/** Deletes what has served its time at a moment; tells how many rows of which table. */
export async function deleteExpired(db: Database, now: Date): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const { table, ends, stays } of terms) {
    const before = sql`${now.toISOString()}::timestamptz - ${stays}::interval`;
    const { rowCount } = await db.execute(sql`delete from ${sql.raw(table)} where ${sql.raw(ends)} < ${before}`);
    counts[table] = rowCount ?? 0;
  }
  return counts;
}
