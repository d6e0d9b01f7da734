import { dayInRome, type Day } from '@sportello/domain';
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isSinceHolder } from '../../../db/owned.ts';
import { cases, commodityContracts, credits } from '../../../db/schema/index.ts';
import type { CaseRow } from './cases.ts';

/**
 * Gives an unattached case to a customer, with its supply if it is theirs, and its credit; undefined if no code fits.
 * The update is conditional, so of concurrent ones a single one succeeds.
 */
export async function attachToCustomer(
  db: Database,
  hashes: readonly string[],
  to: { readonly customerCode: string; readonly segment: string | null },
): Promise<CaseRow | undefined> {
  const [row] = await db
    .update(cases)
    // The key would otherwise stand among the customer's own, where it must be unique.
    .set({ ...to, attachHash: null, key: null })
    .where(and(inArray(cases.attachHash, [...hashes]), isNull(cases.customerCode)))
    .returning();
  if (!row) return undefined;
  const { customerCode } = to;
  await db
    .update(credits)
    .set({ customerCode })
    .where(and(eq(credits.caseId, row.id), isNull(credits.customerCode)));
  const day = dayInRome(row.receivedAt.getTime());
  const contractCode = row.supplyCode && (await findContractAt(db, customerCode, row.supplyCode, day));
  if (contractCode) await db.update(cases).set({ contractCode }).where(eq(cases.id, row.id));
  return row;
}

/** Returns the newest contract that a customer held on a day at a POD or PDR. */
async function findContractAt(db: Database, customerCode: string, point: string, on: Day): Promise<string | undefined> {
  const [found] = await db
    .select({ code: commodityContracts.code })
    .from(commodityContracts)
    .where(
      and(
        eq(commodityContracts.customerCode, customerCode),
        isSinceHolder(sql`${on}::date`),
        or(eq(commodityContracts.pod, point), eq(commodityContracts.pdr, point)),
      ),
    )
    .orderBy(desc(commodityContracts.code))
    .limit(1);
  return found?.code;
}
