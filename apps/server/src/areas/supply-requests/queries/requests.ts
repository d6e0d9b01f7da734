import type { RejectionCode } from '@sportello/domain';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { commodityContracts, documents, supplyRequests, supplyRequestSteps } from '../../../db/schema/index.ts';

export type RequestRow = typeof supplyRequests.$inferSelect;
export type StepRow = typeof supplyRequestSteps.$inferSelect;

/** Inserts a request; undefined if its draft was sent, or its supply has an open one of the kind (pratica.invio.2). */
export async function insertRequest(
  db: Database,
  given: typeof supplyRequests.$inferInsert,
): Promise<RequestRow | undefined> {
  const [written] = await db.insert(supplyRequests).values(given).onConflictDoNothing().returning();
  return written;
}

export async function findRequestOfDraft(db: Database, customerCode: string, draftId: string) {
  const [found] = await db
    .select()
    .from(supplyRequests)
    .where(and(eq(supplyRequests.customerCode, customerCode), eq(supplyRequests.draftId, draftId)));
  return found;
}

export async function findRequest(db: Database, id: number): Promise<RequestRow | undefined> {
  const [found] = await db.select().from(supplyRequests).where(eq(supplyRequests.id, id));
  return found;
}

export async function findOwnRequest(db: Database, customerCode: string, id: number): Promise<RequestRow | undefined> {
  const [found] = await db
    .select()
    .from(supplyRequests)
    .where(and(eq(supplyRequests.id, id), eq(supplyRequests.customerCode, customerCode)));
  return found;
}

/** Locks a request until the end of the transaction, so that its facts change in turn. */
export async function lockRequest(db: Database, id: number): Promise<RequestRow | undefined> {
  const [found] = await db.select().from(supplyRequests).where(eq(supplyRequests.id, id)).for('update');
  return found;
}

/** Returns a customer's requests, newest first. */
export function listRequests(db: Database, customerCode: string, limit: number): Promise<RequestRow[]> {
  return db
    .select()
    .from(supplyRequests)
    .where(eq(supplyRequests.customerCode, customerCode))
    .orderBy(desc(supplyRequests.id))
    .limit(limit);
}

/** Returns the open request of a kind about a supply, or a delivery point without one (pratica.invio.2). */
export async function findOpenRequest(
  db: Database,
  customerCode: string,
  { kind, contractCode, point }: Pick<RequestRow, 'kind' | 'contractCode'> & { readonly point?: string | undefined },
): Promise<RequestRow | undefined> {
  const [found] = await db
    .select()
    .from(supplyRequests)
    .where(
      and(
        eq(supplyRequests.customerCode, customerCode),
        eq(supplyRequests.kind, kind),
        sql`coalesce(${supplyRequests.contractCode}, left(${supplyRequests.point}, 14))
          = coalesce(${contractCode}::text, left(${point ?? null}::text, 14))`,
        isNull(supplyRequests.endedAt),
      ),
    );
  return found;
}

/** Returns the steps that requests have reached. */
export function listSteps(db: Database, ids: readonly number[]): Promise<StepRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(supplyRequestSteps)
    .where(inArray(supplyRequestSteps.requestId, [...ids]))
    .orderBy(asc(supplyRequestSteps.at));
}

/** Writes steps of a request that is locked; an appointment again takes the place of the one before. */
export async function putSteps(db: Database, steps: readonly (typeof supplyRequestSteps.$inferInsert)[]) {
  await db
    .insert(supplyRequestSteps)
    .values([...steps])
    .onConflictDoUpdate({
      target: [supplyRequestSteps.requestId, supplyRequestSteps.step],
      set: { at: sql`excluded.at`, day: sql`excluded.day`, hours: sql`excluded.hours`, by: sql`excluded.by` },
    });
}

export async function endRequest(
  db: Database,
  id: number,
  how: { endedAt: Date; billNumber?: string | null; cancelledAt?: Date; rejectedAt?: Date } & {
    rejectionCode?: RejectionCode;
    rejectionWords?: string | null;
  },
): Promise<void> {
  await db.update(supplyRequests).set(how).where(eq(supplyRequests.id, id));
}

/** Returns the customers' own names of the supplies of requests, as far as they still hold them. */
export function listNicknames(db: Database, rows: readonly Pick<RequestRow, 'contractCode'>[]) {
  const codes = rows.flatMap(({ contractCode }) => contractCode ?? []);
  if (codes.length === 0) return Promise.resolve([]);
  return db
    .select({
      code: commodityContracts.code,
      customerCode: commodityContracts.customerCode,
      nickname: commodityContracts.nickname,
    })
    .from(commodityContracts)
    .where(inArray(commodityContracts.code, codes));
}

/** Puts the signed paper of a request among the documents; its content is drawn (pratica.firma.1). */
export async function insertSignedDocument(
  db: Database,
  { number, customerCode, contractCode, day }: Pick<RequestRow, 'customerCode' | 'contractCode'> & SignedDocument,
): Promise<void> {
  // A request about a delivery point is a contract to come, which has no code yet.
  const contract =
    contractCode === null
      ? ({ contractKind: 'QUOTATION', contractCode: number } as const)
      : ({ contractKind: 'COMMODITY', contractCode } as const);
  const days = { createdOn: day, receivedOn: day, documentDate: day };
  await db.insert(documents).values({ number, customerCode, ...contract, ...days, type: 'PRATICA' });
}

interface SignedDocument {
  readonly number: string;
  readonly day: string;
}
