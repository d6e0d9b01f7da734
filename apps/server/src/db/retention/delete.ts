import type { Retention } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { repeatBatches } from './batches.ts';
import { kinds, type Kind } from './kinds.ts';

/** Returns the moment before which a kind's rows go; null if they stay. */
export function limitOf({ name }: Pick<Kind, 'name'>, retention: Retention, now: Date) {
  const days = retention[name];
  if (days === null) return null;
  return sql`${new Date(now.getTime() - days * 24 * 60 * 60_000).toISOString()}::timestamptz`;
}

/**
 * Deletes or clears what is older than its retention, batch by batch; several servers may do so at once, because each
 * skips the rows that another has locked. Returns the count by kind.
 */
export async function deleteExpired(
  db: Database,
  retention: Retention,
  now: Date,
  batch?: number,
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const kind of kinds) {
    const before = limitOf(kind, retention, now);
    if (before === null) continue;
    const table = sql.identifier(kind.table);
    const change = kind.clear ? sql`update ${table} set ${kind.clear}` : sql`delete from ${table}`;
    const runBatch = async (size: number) => {
      const due = sql`select t.ctid from ${table} t where ${kind.isDue(before)} limit ${size} for update of t skip locked`;
      const { rowCount } = await db.execute(sql`${change} where ctid = any (array(${due}))`);
      return rowCount ?? 0;
    };
    counts[kind.name] = await repeatBatches(runBatch, batch ?? kind.batch);
  }
  return counts;
}
