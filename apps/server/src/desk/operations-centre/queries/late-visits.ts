import { and, asc, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { interventions } from '../../../db/schema/index.ts';

const standing = {
  id: interventions.id,
  customerCode: interventions.customerCode,
  state: interventions.state,
  subState: interventions.subState,
  changes: interventions.changes,
  updatedAt: interventions.updatedAt,
};

type Row = { readonly id: string; readonly changes: number };

const isOpen = inArray(interventions.state, ['New', 'Assigned', 'In Progress']);

/** Returns interventions with a deadline and no late mark, by id. */
export function listPromised(db: Database, afterId: string, limit: number) {
  return db
    .select(standing)
    .from(interventions)
    .where(and(isOpen, isNull(interventions.lateAt), gt(interventions.id, afterId)))
    .orderBy(asc(interventions.id))
    .limit(limit);
}

/** Marks an intervention as late if it has not changed since it was read. */
export async function markLate(db: Database, { id, changes }: Row, at: Date): Promise<void> {
  await db
    .update(interventions)
    .set({ lateAt: at })
    .where(and(eq(interventions.id, id), eq(interventions.changes, changes), isNull(interventions.lateAt)));
}

/** Returns interventions late since before a moment whose customers are not notified. */
export function listLateVisits(db: Database, by: Date, limit: number) {
  return db
    .select(standing)
    .from(interventions)
    .where(and(isOpen, lte(interventions.lateAt, by), isNull(interventions.lateToldAt)))
    .orderBy(asc(interventions.lateAt), asc(interventions.id))
    .limit(limit);
}

/** Marks the customer as notified; false if it changed meanwhile or another server did it. */
export async function markLateNotified(db: Database, { id, changes }: Row, at: Date): Promise<boolean> {
  const marked = await db
    .update(interventions)
    .set({ lateToldAt: at })
    .where(
      and(
        eq(interventions.id, id),
        eq(interventions.changes, changes),
        isNotNull(interventions.lateAt),
        isNull(interventions.lateToldAt),
      ),
    )
    .returning({ id: interventions.id });
  return marked.length > 0;
}
