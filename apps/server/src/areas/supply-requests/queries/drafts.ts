import { MOST_REQUEST_FILES, type RequestPaper, type SupplyAnswers, type SupplyRequestKind } from '@sportello/domain';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { supplyRequestDraftFiles, supplyRequestDrafts } from '../../../db/schema/index.ts';

export type DraftRow = typeof supplyRequestDrafts.$inferSelect;

const own = (customerCode: string, id: string) =>
  and(eq(supplyRequestDrafts.id, id), eq(supplyRequestDrafts.customerCode, customerCode));

export async function findDraft(db: Database, customerCode: string, id: string): Promise<DraftRow | undefined> {
  const [found] = await db.select().from(supplyRequestDrafts).where(own(customerCode, id));
  return found;
}

/** Locks a draft until the end of the transaction, so that it is sent once and changed in turn. */
export async function lockDraft(db: Database, customerCode: string, id: string): Promise<DraftRow | undefined> {
  const [found] = await db.select().from(supplyRequestDrafts).where(own(customerCode, id)).for('update');
  return found;
}

/** Returns the draft of a kind and supply. */
export async function findDraftOf(
  db: Database,
  customerCode: string,
  { kind, contractCode }: { readonly kind: SupplyRequestKind; readonly contractCode: string | null },
): Promise<DraftRow | undefined> {
  const [found] = await db
    .select()
    .from(supplyRequestDrafts)
    .where(
      and(
        eq(supplyRequestDrafts.customerCode, customerCode),
        eq(supplyRequestDrafts.kind, kind),
        sql`${supplyRequestDrafts.contractCode} is not distinct from ${contractCode}`,
      ),
    );
  return found;
}

/** Inserts a draft; undefined if its id is taken, or the customer has one of its kind and supply. */
export async function insertDraft(
  db: Database,
  draft: Omit<typeof supplyRequestDrafts.$inferInsert, 'version'>,
): Promise<DraftRow | undefined> {
  const [written] = await db.insert(supplyRequestDrafts).values(draft).onConflictDoNothing().returning();
  return written;
}

/** Replaces the answers of a draft, whose row the caller has locked. */
export async function updateAnswers(db: Database, id: string, answers: SupplyAnswers, updatedAt: Date) {
  await db
    .update(supplyRequestDrafts)
    .set({ answers, updatedAt, version: sql`${supplyRequestDrafts.version} + 1` })
    .where(eq(supplyRequestDrafts.id, id));
}

export function listDrafts(db: Database, customerCode: string): Promise<DraftRow[]> {
  return db
    .select()
    .from(supplyRequestDrafts)
    .where(eq(supplyRequestDrafts.customerCode, customerCode))
    .orderBy(desc(supplyRequestDrafts.updatedAt), asc(supplyRequestDrafts.id));
}

export async function deleteDraft(db: Database, customerCode: string, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(supplyRequestDrafts).where(own(customerCode, id));
  return rowCount === 1;
}

const { position, paper, name, type, content } = supplyRequestDraftFiles;

/** Returns the files of a draft in order, without their content. */
export function listDraftFiles(db: Database, draftId: string) {
  return db
    .select({ position, paper, name, bytes: sql<number>`octet_length(${content})` })
    .from(supplyRequestDraftFiles)
    .where(eq(supplyRequestDraftFiles.draftId, draftId))
    .orderBy(asc(position));
}

const isFileOf = (customerCode: string, draftId: string, at: number) =>
  and(
    eq(supplyRequestDraftFiles.draftId, draftId),
    eq(position, at),
    sql`exists (select from ${supplyRequestDrafts} where ${supplyRequestDrafts.id} = ${supplyRequestDraftFiles.draftId}
      and ${supplyRequestDrafts.customerCode} = ${customerCode})`,
  );

export async function findDraftFile(db: Database, customerCode: string, draftId: string, at: number) {
  const [found] = await db
    .select({ name, type, content })
    .from(supplyRequestDraftFiles)
    .where(isFileOf(customerCode, draftId, at));
  return found;
}

/** Adds a file at the first free position of a draft that is locked; undefined if all are taken. */
export async function insertDraftFile(
  db: Database,
  draftId: string,
  file: { readonly paper: RequestPaper; readonly name: string; readonly type: string; readonly content: Buffer },
): Promise<number | undefined> {
  const taken = new Set((await listDraftFiles(db, draftId)).map((each) => each.position));
  const free = Array.from({ length: MOST_REQUEST_FILES }, (_, at) => at + 1).find((place) => !taken.has(place));
  if (free !== undefined) await db.insert(supplyRequestDraftFiles).values({ ...file, draftId, position: free });
  return free;
}

export async function deleteDraftFile(db: Database, customerCode: string, draftId: string, at: number) {
  const { rowCount } = await db.delete(supplyRequestDraftFiles).where(isFileOf(customerCode, draftId, at));
  return rowCount === 1;
}
