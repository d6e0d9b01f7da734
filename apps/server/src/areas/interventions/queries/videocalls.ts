import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { interventions, slotWindows } from '../../../db/schema/index.ts';
import { listAgreed } from './agreed-visits.ts';

export async function findJoined(db: Database, id: string) {
  const { joinedAt, mayRecord } = interventions;
  const [found] = await db.select({ joinedAt, mayRecord }).from(interventions).where(eq(interventions.id, id));
  return found ?? { joinedAt: null, mayRecord: null };
}

/** Marks a customer as joined and returns true the first time; the latest recording consent counts. */
export async function markJoined(db: Database, id: string, mayRecord: boolean, at: Date): Promise<boolean> {
  const isOf = eq(interventions.id, id);
  const first = await db
    .update(interventions)
    .set({ mayRecord, joinedAt: at })
    .where(and(isOf, isNull(interventions.joinedAt)))
    .returning({ id: interventions.id });
  if (first.length > 0) return true;
  await db.update(interventions).set({ mayRecord }).where(isOf);
  return false;
}

interface Starting {
  readonly day: string;
  /** Start times: `after` is exclusive, `by` is inclusive. */
  readonly after: string;
  readonly by: string;
}

export function listCalls(
  db: Database,
  { day, after, by }: Starting,
  told: 'callToldAt' | 'delayToldAt',
  limit: number,
) {
  const { starts } = slotWindows;
  const where = [gt(starts, after), lte(starts, by), isNull(interventions.joinedAt), isNull(interventions[told])];
  return listAgreed(db, { mode: 'VIDEOCALL', day, where, limit });
}

/** Marks a call as notified; false if it was notified before or moved meanwhile. */
export async function markCallNotified(
  db: Database,
  { id, changes }: { readonly id: string; readonly changes: number },
  at: Date,
): Promise<boolean> {
  const marked = await db
    .update(interventions)
    .set({ callToldAt: at })
    .where(and(eq(interventions.id, id), eq(interventions.changes, changes), isNull(interventions.callToldAt)))
    .returning({ id: interventions.id });
  return marked.length > 0;
}
