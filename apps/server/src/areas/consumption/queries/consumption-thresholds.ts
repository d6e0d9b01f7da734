import { and, asc, eq, exists, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import {
  accounts,
  commodityContracts,
  consumptionAnnouncements,
  consumptionThresholds,
} from '../../../db/schema/index.ts';
import { versionOf } from '../../../db/version.ts';

/** Returns the customer's threshold for a supply, with its version. */
export async function findThreshold(db: Database, contractCode: string) {
  const [found] = await db
    .select({ amountCents: consumptionThresholds.amountCents, version: versionOf(consumptionThresholds) })
    .from(consumptionThresholds)
    .where(eq(consumptionThresholds.contractCode, contractCode));
  return found;
}

export async function putThreshold(db: Database, threshold: typeof consumptionThresholds.$inferInsert): Promise<void> {
  const { amountCents, setAt } = threshold;
  await db
    .insert(consumptionThresholds)
    .values(threshold)
    .onConflictDoUpdate({ target: consumptionThresholds.contractCode, set: { amountCents, setAt } });
}

export async function deleteThreshold(db: Database, contractCode: string): Promise<void> {
  await db.delete(consumptionThresholds).where(eq(consumptionThresholds.contractCode, contractCode));
}

export function listThresholdsOf(db: Database, customerCode: string) {
  return db
    .select({
      contractCode: consumptionThresholds.contractCode,
      amountCents: consumptionThresholds.amountCents,
      setAt: consumptionThresholds.setAt,
    })
    .from(consumptionThresholds)
    .innerJoin(commodityContracts, eq(commodityContracts.code, consumptionThresholds.contractCode))
    .where(eq(commodityContracts.customerCode, customerCode))
    .orderBy(asc(consumptionThresholds.contractCode));
}

/** Returns the next thresholds of customers with an account, by contract code. */
export function thresholdsToLookAt(db: Database, after: string, limit: number) {
  const hasAccount = db
    .select()
    .from(accounts)
    .where(and(eq(accounts.customerCode, commodityContracts.customerCode), isNull(accounts.disabledAt)));
  return db
    .select({
      contractCode: consumptionThresholds.contractCode,
      customerCode: commodityContracts.customerCode,
      amountCents: consumptionThresholds.amountCents,
    })
    .from(consumptionThresholds)
    .innerJoin(commodityContracts, eq(commodityContracts.code, consumptionThresholds.contractCode))
    .where(and(gt(consumptionThresholds.contractCode, after), exists(hasAccount)))
    .orderBy(asc(consumptionThresholds.contractCode))
    .limit(limit);
}

interface ThresholdAnnouncement {
  readonly contractCode: string;
  readonly periodEnd: string;
  readonly amountCents: number;
}

/**
 * Records the notification of bills and threshold values; returns the contracts whose was not recorded before, and
 * whose threshold is still the same.
 */
export async function claimThresholdAnnouncements(
  db: Database,
  announcements: readonly ThresholdAnnouncement[],
  at: Date,
): Promise<ReadonlySet<string>> {
  if (announcements.length === 0) return new Set();
  const { rows } = await db.execute<{ code: string }>(sql`
    with standing as (
      select t.contract_code, w.period_end, t.amount_cents
      from unnest(${sql.param(announcements.map(({ contractCode }) => contractCode))}::text[],
        ${sql.param(announcements.map(({ periodEnd }) => periodEnd))}::date[],
        ${sql.param(announcements.map(({ amountCents }) => amountCents))}::int[]) w(contract_code, period_end, amount_cents)
      join ${consumptionThresholds} t on t.contract_code = w.contract_code and t.amount_cents = w.amount_cents
      for share of t)
    insert into ${consumptionAnnouncements} (contract_code, period_end, amount_cents, at)
    select contract_code, period_end, amount_cents, ${at.toISOString()}::timestamptz from standing
    on conflict do nothing returning contract_code as code`);
  return new Set(rows.map(({ code }) => code));
}
