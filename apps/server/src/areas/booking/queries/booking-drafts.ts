import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { ofOwnDraft } from '../../../db/owned.ts';
import { bookingDrafts, bookingFiles } from '../../../db/schema/index.ts';

type Draft = typeof bookingDrafts.$inferInsert;

const own = (id: string, customerCode: string) =>
  and(eq(bookingDrafts.id, id), eq(bookingDrafts.customerCode, customerCode));

/** Creates or updates a draft; false if the id belongs to another customer. */
export async function saveDraft(db: Database, draft: Draft): Promise<boolean> {
  const { rowCount } = await db
    .insert(bookingDrafts)
    .values(draft)
    .onConflictDoUpdate({
      target: bookingDrafts.id,
      set: { fields: draft.fields, updatedAt: draft.updatedAt },
      setWhere: sql`${bookingDrafts.customerCode} = ${draft.customerCode} and ${bookingDrafts.flow} = ${draft.flow}
        and ${bookingDrafts.interventionId} is not distinct from ${draft.interventionId ?? null}`,
    });
  return rowCount === 1;
}

const isFileOf = (customerCode: string, draftId: string, position: number) =>
  and(
    eq(bookingFiles.draftId, draftId),
    eq(bookingFiles.position, position),
    ofOwnDraft(bookingFiles.draftId, customerCode),
  );

export async function findDraft(db: Database, id: string, customerCode: string) {
  const [found] = await db.select().from(bookingDrafts).where(own(id, customerCode));
  return found;
}

/** Takes a row lock on a draft; false if the customer has none. */
export async function lockDraft(db: Database, id: string, customerCode: string): Promise<boolean> {
  const found = await db
    .select({ id: bookingDrafts.id })
    .from(bookingDrafts)
    .where(own(id, customerCode))
    .for('update');
  return found.length > 0;
}

export function listDrafts(db: Database, customerCode: string) {
  return db
    .select()
    .from(bookingDrafts)
    .where(eq(bookingDrafts.customerCode, customerCode))
    .orderBy(desc(bookingDrafts.updatedAt))
    .limit(20);
}

export function listDraftsOf(db: Database, customerCode: string, interventionId: string) {
  return db
    .select({ id: bookingDrafts.id })
    .from(bookingDrafts)
    .where(and(eq(bookingDrafts.customerCode, customerCode), eq(bookingDrafts.interventionId, interventionId)))
    .orderBy(asc(bookingDrafts.id));
}

export async function deleteDraft(db: Database, id: string, customerCode: string): Promise<boolean> {
  const { rowCount } = await db.delete(bookingDrafts).where(own(id, customerCode));
  return rowCount === 1;
}

export function listDraftFiles(db: Database, draftId: string) {
  return db
    .select({
      position: bookingFiles.position,
      name: bookingFiles.name,
      mediaType: bookingFiles.mediaType,
      bytes: sql<number>`octet_length(${bookingFiles.content})`,
    })
    .from(bookingFiles)
    .where(eq(bookingFiles.draftId, draftId))
    .orderBy(asc(bookingFiles.position));
}

export function readDraftFiles(db: Database, draftId: string) {
  return db
    .select({ name: bookingFiles.name, mediaType: bookingFiles.mediaType, content: bookingFiles.content })
    .from(bookingFiles)
    .where(eq(bookingFiles.draftId, draftId))
    .orderBy(asc(bookingFiles.position));
}

export async function findDraftFile(db: Database, customerCode: string, draftId: string, position: number) {
  const [found] = await db
    .select()
    .from(bookingFiles)
    .where(isFileOf(customerCode, draftId, position));
  return found;
}

/** Adds a file at the first free position of five; returns nothing if all are taken. */
export async function insertDraftFile(
  db: Database,
  draftId: string,
  file: { readonly name: string; readonly mediaType: string; readonly content: Buffer },
): Promise<number | undefined> {
  const taken = await db
    .select({ position: bookingFiles.position })
    .from(bookingFiles)
    .where(eq(bookingFiles.draftId, draftId));
  const position = [1, 2, 3, 4, 5].find((place) => taken.every((file) => file.position !== place));
  if (position !== undefined) await db.insert(bookingFiles).values({ ...file, draftId, position });
  return position;
}

export async function deleteDraftFile(
  db: Database,
  customerCode: string,
  draftId: string,
  position: number,
): Promise<boolean> {
  const { rowCount } = await db.delete(bookingFiles).where(isFileOf(customerCode, draftId, position));
  return rowCount === 1;
}

export async function countDrafts(db: Database, customerCode: string): Promise<number> {
  const [row] = await db
    .select({ drafts: count() })
    .from(bookingDrafts)
    .where(eq(bookingDrafts.customerCode, customerCode));
  return row?.drafts ?? 0;
}
