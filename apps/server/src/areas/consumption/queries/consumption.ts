import { and, asc, between, eq, gt, gte, isNotNull, isNull, not, notExists, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { isHoldersBill, isSinceHolder } from '../../../db/owned.ts';
import {
  billReadings,
  bills,
  commodityContracts,
  consumptionDays,
  curveFiles,
  replacedConsumptionDays,
} from '../../../db/schema/index.ts';
import { isCreditNote } from '../../bills/queries/bills.ts';

const later = alias(bills, 'later_bills');

const curve = {
  contractCode: consumptionDays.contractCode,
  day: consumptionDays.day,
  step: consumptionDays.step,
  values: consumptionDays.values,
  isEstimated: consumptionDays.isEstimated,
  fileId: consumptionDays.fileId,
};

export type StoredCurve = Awaited<ReturnType<typeof listCurves>>[number];

/** Returns the curves of a supply between two days on which it was its customer's (contratto.intestatario.2). */
export function listCurves(db: Database, contractCode: string, from: string, to: string) {
  const since = sql`(select holder_since from ${commodityContracts} where code = ${contractCode})`;
  return listStoredCurves(db, contractCode, from, to, sql`${consumptionDays.day} >= coalesce(${since}, '-infinity')`);
}

/** Returns all curves of a supply between two days, whoever held it. */
export function listStoredCurves(db: Database, contractCode: string, from: string, to: string, which?: SQL) {
  return db
    .select(curve)
    .from(consumptionDays)
    .where(and(eq(consumptionDays.contractCode, contractCode), between(consumptionDays.day, from, to), which))
    .orderBy(asc(consumptionDays.day));
}

export async function insertCurveFile(db: Database, file: typeof curveFiles.$inferInsert): Promise<number> {
  const [row] = await db.insert(curveFiles).values(file).returning({ id: curveFiles.id });
  if (row === undefined) throw new Error('A file that was written has no number.');
  return row.id;
}

/** Returns the stored days of pairs of contract and day. */
export function listCurvesAt(db: Database, pairs: readonly { readonly contractCode: string; readonly day: string }[]) {
  const codes = pairs.map(({ contractCode }) => contractCode);
  const days = pairs.map(({ day }) => day);
  return db
    .select(curve)
    .from(consumptionDays)
    .where(
      sql`(${consumptionDays.contractCode}, ${consumptionDays.day}) in (select * from unnest(${sql.param(codes)}::text[], ${sql.param(days)}::date[]))`,
    );
}

type NewCurve = Omit<typeof consumptionDays.$inferInsert, 'values' | 'fileId'> & {
  readonly values: readonly (number | null)[];
  readonly fileId: number;
};

/** Upserts a day and keeps its previous values (consumo.curva.4). */
export function putCurve(db: Database, newer: NewCurve, older: StoredCurve | undefined): Promise<void> {
  return putCurves(db, [{ newer, older }]);
}

/** Upserts days, each at most once, and keeps their previous values (consumo.curva.4). */
export async function putCurves(
  db: Database,
  days: readonly { readonly newer: NewCurve; readonly older: StoredCurve | undefined }[],
): Promise<void> {
  if (days.length === 0) return;
  const replaced = days.flatMap(({ newer, older }) =>
    older === undefined ? [] : [{ ...older, replacedBy: newer.fileId, replacedAt: newer.at }],
  );
  if (replaced.length > 0) await db.insert(replacedConsumptionDays).values(replaced);
  await db
    .insert(consumptionDays)
    .values(days.map(({ newer: { values, ...day } }) => ({ ...day, values: [...values] })))
    .onConflictDoUpdate({
      target: [consumptionDays.contractCode, consumptionDays.day],
      set: {
        step: sql`excluded.step`,
        values: sql`excluded.values`,
        isEstimated: sql`excluded.is_estimated`,
        fileId: sql`excluded.file_id`,
        at: sql`excluded.at`,
      },
    });
}

export async function findCurveSupply(db: Database, customerCode: string, contractCode: string) {
  const [found] = await db
    .select({
      commodity: commodityContracts.commodity,
      coefficient: commodityContracts.gasCoefficient,
      firstDay: sql<string | null>`min(${consumptionDays.day})::text`,
      lastDay: sql<string | null>`max(${consumptionDays.day})::text`,
    })
    .from(commodityContracts)
    .leftJoin(
      consumptionDays,
      and(eq(consumptionDays.contractCode, commodityContracts.code), isSinceHolder(consumptionDays.day)),
    )
    .where(and(eq(commodityContracts.code, contractCode), eq(commodityContracts.customerCode, customerCode)))
    .groupBy(commodityContracts.code);
  return found;
}

export async function findForecastSupply(db: Database, customerCode: string, contractCode: string) {
  const [found] = await db
    .select({
      commodity: commodityContracts.commodity,
      coefficient: commodityContracts.gasCoefficient,
      sourceState: commodityContracts.sourceState,
      quotationCode: commodityContracts.quotationCode,
      billingType: commodityContracts.billingType,
      // A bill of the holder begins with them.
      startDate: sql<string | null>`greatest(${commodityContracts.startDate}, ${commodityContracts.holderSince})::text`,
      endDate: commodityContracts.endDate,
    })
    .from(commodityContracts)
    .where(and(eq(commodityContracts.code, contractCode), eq(commodityContracts.customerCode, customerCode)));
  return found;
}

export async function findCurveTime(db: Database, contractCode: string, day: string): Promise<Date | undefined> {
  const [found] = await db
    .select({ at: consumptionDays.at })
    .from(consumptionDays)
    .where(and(eq(consumptionDays.contractCode, contractCode), eq(consumptionDays.day, day)));
  return found?.at;
}

/**
 * Returns the bills that charge the consumption of a period, oldest first: no credit notes, and of several bills for
 * the same days the last issued that states how much was used (consumo.chiamate.2).
 */
export function listConsumptionBills(db: Database, contractCode: string) {
  return db
    .select({
      id: bills.id,
      number: bills.number,
      periodStart: sql<string>`${bills.periodStart}::text`,
      periodEnd: sql<string>`${bills.periodEnd}::text`,
      consumption: bills.consumption,
      unit: bills.consumptionUnit,
      isEstimated: sql<boolean>`exists (select from ${billReadings} r where r.bill_id = ${bills.id} and r.kind = 'STIMATA')`,
    })
    .from(bills)
    .innerJoin(
      commodityContracts,
      and(eq(commodityContracts.code, bills.contractCode), eq(commodityContracts.customerCode, bills.customerCode)),
    )
    .where(
      and(
        eq(bills.contractCode, contractCode),
        eq(bills.type, 'BOLLETTA'),
        isHoldersBill(),
        isNotNull(bills.periodStart),
        isNotNull(bills.periodEnd),
        not(isCreditNote(bills)),
        notExists(
          db
            .select({ id: later.id })
            .from(later)
            .where(
              and(
                eq(later.contractCode, bills.contractCode),
                eq(later.customerCode, bills.customerCode),
                eq(later.type, 'BOLLETTA'),
                eq(later.periodStart, bills.periodStart),
                eq(later.periodEnd, bills.periodEnd),
                gt(sql`(${later.issueDate}, ${later.id})`, sql`(${bills.issueDate}, ${bills.id})`),
                not(isCreditNote(later)),
                or(gte(later.consumption, 0), isNull(bills.consumption)),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(bills.periodStart), asc(bills.id));
}

export function listCurvesOf(db: Database, customerCode: string) {
  return db
    .select(curve)
    .from(consumptionDays)
    .innerJoin(commodityContracts, eq(commodityContracts.code, consumptionDays.contractCode))
    .where(and(eq(commodityContracts.customerCode, customerCode), isSinceHolder(consumptionDays.day)))
    .orderBy(asc(consumptionDays.contractCode), asc(consumptionDays.day));
}
