import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

const terms = [
  // Kept a day longer than valid, to distinguish an expired code from an unknown one.
  { table: 'one_time_codes', ends: 'expires_at', stays: '1 day' },
  { table: 'registrations', ends: 'expires_at', stays: '1 day' },
  { table: 'recoveries', ends: 'greatest(expires_at, leave_expires_at)', stays: '1 day' },
  { table: 'guesses', ends: 'window_ends_at', stays: '0' },
  // Unfinished checkout sessions, and payment provider events, which are not sent again.
  { table: 'card_setups', ends: `case when status <> 'SUCCEEDED' then created_at end`, stays: '7 days' },
  { table: 'card_events', ends: 'at', stays: '90 days' },
  // The reading stays, and so does the bill that uses it.
  { table: 'reading_photos', ends: 'created_at', stays: '2 years' },
  { table: 'reading_announcements', ends: 'at', stays: '1 year' },
  { table: 'consumption_announcements', ends: 'at', stays: '1 year' },
  { table: 'booking_drafts', ends: 'updated_at', stays: '30 days' },
  // The visit stays in the history; the technician's name and photo are personal data.
  { table: 'technician_links', ends: 'expires_at', stays: '30 days' },
  { table: 'notifications', ends: 'at', stays: '2 years' },
  // The record of each impersonation stays in the audit.
  { table: 'impersonations', ends: 'expires_at', stays: '7 days' },
  { table: 'audit', ends: 'at', stays: '2 years' },
  // By then no request is repeated, and no import is looked up.
  { table: 'provider_requests', ends: 'at', stays: '90 days' },
  { table: 'import_runs', ends: 'at', stays: '1 year' },
  { table: 'webhook_calls', ends: 'sent_at', stays: '90 days' },
  // A waiting message never expires: it is first delivered or given up.
  { table: 'messages', ends: `case when status <> 'WAITING' then created_at end`, stays: '90 days' },
] as const;

export async function deleteExpired(db: Database, now: Date): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const { table, ends, stays } of terms) {
    const before = sql`${now.toISOString()}::timestamptz - ${stays}::interval`;
    const { rowCount } = await db.execute(sql`delete from ${sql.raw(table)} where ${sql.raw(ends)} < ${before}`);
    counts[table] = rowCount ?? 0;
  }
  return counts;
}
