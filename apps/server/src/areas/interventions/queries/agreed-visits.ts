import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { interventions, interventionSlots, slotWindows } from '../../../db/schema/index.ts';

/** Restricts to the newest appointment of each intervention. */
export const isNewestSlot = sql`not exists (select from intervention_slots later
  where later.intervention_id = ${interventionSlots.interventionId} and later.position > ${interventionSlots.position})`;

/** Restricts to confirmed appointments; what is only asked for is not one yet. */
export const isAgreed = and(eq(interventions.state, 'Assigned'), eq(interventions.subState, 'APPOINTMENT_AGREED'));

interface Agreed {
  readonly mode: typeof interventions.$inferSelect.mode;
  readonly day: string;
  readonly where: readonly SQL[];
  readonly limit: number;
}

export function listAgreed(db: Database, { mode, day, where, limit }: Agreed) {
  return db
    .select({
      id: interventions.id,
      customerCode: interventions.customerCode,
      state: interventions.state,
      subState: interventions.subState,
      changes: interventions.changes,
    })
    .from(interventions)
    .innerJoin(interventionSlots, eq(interventionSlots.interventionId, interventions.id))
    .innerJoin(slotWindows, eq(slotWindows.id, interventionSlots.windowId))
    .where(and(eq(interventions.mode, mode), isAgreed, eq(interventionSlots.day, day), isNewestSlot, ...where))
    .orderBy(asc(interventions.id))
    .limit(limit);
}
