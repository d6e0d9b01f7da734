import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { importRuns, providerRequests } from '../../../db/schema/index.ts';

/** Serialises requests with the same idempotency key until the transaction ends. */
export async function lockProviderRequest(db: Database, keyId: string, idempotencyKey: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${keyId} ${idempotencyKey}`}, 7365))`);
}

export async function findProviderRequest(db: Database, keyId: string, idempotencyKey: string) {
  const [found] = await db
    .select({ digest: providerRequests.digest, answer: providerRequests.answer })
    .from(providerRequests)
    .where(and(eq(providerRequests.keyId, keyId), eq(providerRequests.idempotencyKey, idempotencyKey)));
  return found;
}

export async function insertProviderRequest(
  db: Database,
  request: typeof providerRequests.$inferInsert,
): Promise<void> {
  await db.insert(providerRequests).values(request);
}

export async function insertImportRun(db: Database, run: Omit<typeof importRuns.$inferInsert, 'id'>): Promise<void> {
  await db.insert(importRuns).values(run);
}

export function listImportRuns(db: Database, limit: number) {
  return db.select().from(importRuns).orderBy(desc(importRuns.id)).limit(limit);
}

/** The name under which the webhook's cursor is stored. */
export const WEBHOOK_READER = 'webhook';

/** Prefix of key names, so that none collides with the webhook. */
const ofKey = 'key:';

/** Records a reader's cursor under its key name; replaces an old row without the prefix. */
export async function recordReader(db: Database, keyName: string, cursor: string, at: Date): Promise<void> {
  await db.execute(
    sql`with before as (delete from event_readers where name = ${keyName} and name <> ${WEBHOOK_READER})
      insert into event_readers (name, cursor, at)
        values (${ofKey + keyName}, ${cursor}, ${at.toISOString()}::timestamptz)
        on conflict (name) do update set cursor = excluded.cursor, at = excluded.at`,
  );
}

export async function listReaders(db: Database) {
  const { rows } = await db.execute<{ name: string; cursor: string; at: string | Date; behind: number }>(
    sql`select name, cursor, at, (select count(*)::int from (select from events e
        where (e.transaction, e.id) > (split_part(r.cursor, '.', 1)::xid8, split_part(r.cursor, '.', 2)::bigint)
        limit 10000) behind) as behind
      from event_readers r order by name`,
  );
  return rows.map((row) => ({ ...row, name: shownName(row.name), at: new Date(row.at) }));
}

function shownName(name: string): string {
  return name === ofKey + WEBHOOK_READER || !name.startsWith(ofKey) ? name : name.slice(ofKey.length);
}
