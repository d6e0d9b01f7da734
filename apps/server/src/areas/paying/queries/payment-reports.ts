import type { Day, Reconciliation } from '@sportello/domain';
import { and, eq, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { paymentReports, payments } from '../../../db/schema/index.ts';
import type { PaymentRow } from './bill-payments.ts';

export function listPaymentsBegun(db: Database, { from, until }: { from: Date; until: Date }): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(gte(payments.createdAt, from), lt(payments.createdAt, until)));
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns the days in Rome whose report is missing or older than the end of one of their payments. */
export async function listDaysToReport(db: Database, { from, until }: { from: Date; until: Date }): Promise<Day[]> {
  const day = sql<string>`(${payments.createdAt} at time zone 'Europe/Rome')::date`;
  const found = await db
    .selectDistinct({ day: sql<string>`${day}::text` })
    .from(payments)
    .leftJoin(paymentReports, eq(paymentReports.day, day))
    .where(
      and(
        gte(payments.createdAt, from),
        lt(payments.createdAt, until),
        or(
          isNull(paymentReports.madeAt),
          gt(payments.endedAt, paymentReports.madeAt),
          gt(payments.reversedAt, paymentReports.madeAt),
        ),
      ),
    );
  return found.map((each) => each.day).toSorted();
}

/** Returns our payments among these ids; the payment provider may know others. */
export async function findPaymentsById(db: Database, ids: readonly string[]): Promise<PaymentRow[]> {
  const known = ids.filter((id) => uuid.test(id));
  return known.length === 0 ? [] : db.select().from(payments).where(inArray(payments.id, known));
}

/** Upserts the report of a day. */
export async function savePaymentReport(db: Database, day: Day, result: Reconciliation, at: Date): Promise<void> {
  const { count, amount, reversed, kinds, differences } = result;
  const report = {
    madeAt: at,
    countHere: count.here,
    countThere: count.there,
    centsHere: amount.here,
    centsThere: amount.there,
    reversedHere: reversed.here,
    reversedThere: reversed.there,
    kinds: [...kinds],
    differences: [...differences],
  };
  await db
    .insert(paymentReports)
    .values({ day, ...report })
    .onConflictDoUpdate({ target: paymentReports.day, set: report });
}
