import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { interventionEvents, interventions, interventionSlots, slotWindows } from '../../../db/schema/index.ts';
import { isAgreed, isNewestSlot } from './agreed-visits.ts';

interface Asked {
  readonly days: readonly string[];
  /** Only interventions after this one. */
  readonly afterId: string;
  readonly limit: number;
}

/** Returns agreed appointments of some days, by id, with the last notification of their customers. */
export function listComing(db: Database, { days, afterId, limit }: Asked) {
  return comingOf(db)
    .where(and(isAgreed, inArray(interventionSlots.day, [...days]), isNewestSlot, gt(interventions.id, afterId)))
    .orderBy(asc(interventions.id))
    .limit(limit);
}

/** Returns the agreed appointment of an intervention; undefined if there is none any more. */
export async function findComing(db: Database, id: string) {
  const [found] = await comingOf(db).where(and(isAgreed, isNewestSlot, eq(interventions.id, id)));
  return found;
}

export async function setRemindedFor(db: Database, id: string, remindedFor: string): Promise<void> {
  await db.update(interventions).set({ remindedFor }).where(eq(interventions.id, id));
}

const notifiedAt = sql<Date | null>`(select max(e.at) from ${interventionEvents} e
  where e.intervention_id = ${interventions.id})`.mapWith(interventionEvents.at);

function comingOf(db: Database) {
  return db
    .select({
      id: interventions.id,
      customerCode: interventions.customerCode,
      remindedFor: interventions.remindedFor,
      day: interventionSlots.day,
      starts: slotWindows.starts,
      notifiedAt,
    })
    .from(interventions)
    .innerJoin(interventionSlots, eq(interventionSlots.interventionId, interventions.id))
    .innerJoin(slotWindows, eq(slotWindows.id, interventionSlots.windowId));
}
