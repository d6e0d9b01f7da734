import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { freeHours, vasContracts } from '../../../db/schema/index.ts';

export function listFreeHours(db: Database, customerCode: string) {
  return db
    .select({
      contractCode: freeHours.contractCode,
      validFrom: freeHours.validFrom,
      validTo: freeHours.validTo,
      usedOn: freeHours.usedOn,
    })
    .from(freeHours)
    .innerJoin(vasContracts, eq(vasContracts.code, freeHours.contractCode))
    .where(and(eq(vasContracts.customerCode, customerCode), eq(vasContracts.sourceState, 'Attivo')))
    .orderBy(asc(freeHours.contractCode));
}

/** Uses the free hour of a service; of two concurrent calls one succeeds; false if there is none left. */
export async function useFreeHour(db: Database, contractCode: string, on: string, today: string): Promise<boolean> {
  const { rowCount } = await db
    .update(freeHours)
    .set({ usedOn: on })
    .where(
      and(
        eq(freeHours.contractCode, contractCode),
        isNull(freeHours.usedOn),
        or(isNull(freeHours.validFrom), lte(freeHours.validFrom, on)),
        or(isNull(freeHours.validTo), gte(freeHours.validTo, today)),
      ),
    );
  return rowCount === 1;
}

export async function releaseFreeHour(db: Database, contractCode: string): Promise<void> {
  await db.update(freeHours).set({ usedOn: null }).where(eq(freeHours.contractCode, contractCode));
}
