import type { SupplyRequestKind } from '@sportello/domain';
import { and, asc, count, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customers, supplyRequestPapers, supplyRequests } from '../../db/schema/index.ts';

export interface QueueFilter {
  readonly isEnded: boolean;
  readonly kind?: SupplyRequestKind | undefined;
  readonly customerCode?: string | undefined;
  readonly what?: 'DA_VERIFICARE' | 'IN_RITARDO' | undefined;
  readonly today: string;
}

const customer = {
  code: customers.code,
  firstName: customers.firstName,
  lastName: customers.lastName,
  companyName: customers.companyName,
};

const hasUnchecked = sql`exists (select from ${supplyRequestPapers}
  where ${supplyRequestPapers.requestId} = ${supplyRequests.id} and ${supplyRequestPapers.state} = 'DA_VERIFICARE')`;

/** Returns requests of all customers by the end of their term, or the latest ended first (pratica.operatore.1). */
export async function listQueue(db: Database, filter: QueueFilter, page: { limit: number; offset: number }) {
  const { isEnded, kind, customerCode, what, today } = filter;
  const whats = { DA_VERIFICARE: hasUnchecked, IN_RITARDO: lt(supplyRequests.dueOn, today) };
  const which = and(
    isEnded ? isNotNull(supplyRequests.endedAt) : isNull(supplyRequests.endedAt),
    kind && eq(supplyRequests.kind, kind),
    customerCode === undefined ? undefined : eq(supplyRequests.customerCode, customerCode),
    what && whats[what],
  );
  const rows = await db
    .select({ row: supplyRequests, customer })
    .from(supplyRequests)
    .innerJoin(customers, eq(customers.code, supplyRequests.customerCode))
    .where(which)
    .orderBy(
      isEnded ? desc(supplyRequests.endedAt) : asc(supplyRequests.dueOn),
      isEnded ? desc(supplyRequests.id) : asc(supplyRequests.id),
    )
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(supplyRequests).where(which);
  return { rows, total: counted?.total ?? 0 };
}

export async function findReceived(db: Database, id: number) {
  const [found] = await db
    .select({ row: supplyRequests, customer })
    .from(supplyRequests)
    .innerJoin(customers, eq(customers.code, supplyRequests.customerCode))
    .where(eq(supplyRequests.id, id));
  return found;
}
