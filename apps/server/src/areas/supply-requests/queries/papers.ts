import type { RequestPaper } from '@sportello/domain';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { supplyRequestDraftFiles, supplyRequestMessages, supplyRequestPapers } from '../../../db/schema/index.ts';
import { ApiError } from '../../../errors/api-error.ts';

const listed = {
  requestId: supplyRequestPapers.requestId,
  position: supplyRequestPapers.position,
  paper: supplyRequestPapers.paper,
  name: supplyRequestPapers.name,
  at: supplyRequestPapers.at,
  state: supplyRequestPapers.state,
  reason: supplyRequestPapers.reason,
};

/** Returns the papers of requests in order, without their content. */
export function listPapers(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select(listed)
    .from(supplyRequestPapers)
    .where(inArray(supplyRequestPapers.requestId, [...ids]))
    .orderBy(asc(supplyRequestPapers.position));
}

export type PaperRow = Awaited<ReturnType<typeof listPapers>>[number];

export async function findPaper(db: Database, requestId: number, position: number) {
  const [found] = await db
    .select()
    .from(supplyRequestPapers)
    .where(and(eq(supplyRequestPapers.requestId, requestId), eq(supplyRequestPapers.position, position)));
  return found;
}

/** Makes the files of a draft, of the papers that count, those of a request. */
export async function moveDraftFiles(
  db: Database,
  { draftId, requestId, papers, at }: { draftId: string; requestId: number; papers: readonly RequestPaper[]; at: Date },
): Promise<void> {
  if (papers.length === 0) return;
  await db.execute(sql`insert into ${supplyRequestPapers} (request_id, position, paper, name, type, content, at)
    select ${requestId}, row_number() over (order by position), paper, name, type, content, ${at.toISOString()}::timestamptz
    from ${supplyRequestDraftFiles}
    where draft_id = ${draftId} and ${inArray(supplyRequestDraftFiles.paper, [...papers])}`);
}

type NewPaper = Omit<typeof supplyRequestPapers.$inferInsert, 'position' | 'state'>;

/** Adds a paper behind those of a request that is locked, and returns its position. */
export async function insertPaper(db: Database, given: NewPaper): Promise<number> {
  const [before] = await db
    .select({ last: sql<number>`coalesce(max(${supplyRequestPapers.position}), 0)` })
    .from(supplyRequestPapers)
    .where(eq(supplyRequestPapers.requestId, given.requestId));
  const position = (before?.last ?? 0) + 1;
  await db.insert(supplyRequestPapers).values({ ...given, position });
  return position;
}

/** Returns true if a paper was sent with this key; throws REQUEST_REPEATED_DIFFERENTLY for another one. */
export async function isPaperRepeated(
  db: Database,
  requestId: number,
  { key, digest }: { readonly key: string | null; readonly digest: string },
): Promise<boolean> {
  if (key === null) return false;
  const [before] = await db
    .select({ digest: supplyRequestPapers.digest })
    .from(supplyRequestPapers)
    .where(and(eq(supplyRequestPapers.requestId, requestId), eq(supplyRequestPapers.key, key)));
  if (before && before.digest !== digest) throw new ApiError('REQUEST_REPEATED_DIFFERENTLY');
  return before !== undefined;
}

/** Stores the check of a paper of a request that is locked. */
export async function checkPaper(
  db: Database,
  requestId: number,
  position: number,
  check: { state: 'ACCETTATA' | 'RESPINTA'; reason: string | null; checkedAt: Date; checkedBy: string },
): Promise<void> {
  await db
    .update(supplyRequestPapers)
    .set(check)
    .where(and(eq(supplyRequestPapers.requestId, requestId), eq(supplyRequestPapers.position, position)));
}

export function listMessages(db: Database, requestId: number) {
  return db
    .select()
    .from(supplyRequestMessages)
    .where(eq(supplyRequestMessages.requestId, requestId))
    .orderBy(asc(supplyRequestMessages.id));
}

/** Returns the papers that messages ask for, oldest first. */
export function listAsked(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return Promise.resolve([]);
  const { requestId, asksFor, at } = supplyRequestMessages;
  return db
    .select({ requestId, asksFor, at })
    .from(supplyRequestMessages)
    .where(and(inArray(requestId, [...ids]), isNotNull(asksFor)))
    .orderBy(asc(supplyRequestMessages.id));
}

export type AskedRow = Awaited<ReturnType<typeof listAsked>>[number];

/**
 * Inserts a message of a request that is locked; false if its idempotency key was used for the same one. Throws
 * REQUEST_REPEATED_DIFFERENTLY if it was used for another.
 */
export async function insertMessage(
  db: Database,
  given: Omit<typeof supplyRequestMessages.$inferInsert, 'id'>,
): Promise<boolean> {
  const { requestId, key, digest } = given;
  const { rowCount } = await db
    .insert(supplyRequestMessages)
    .values(given)
    .onConflictDoNothing({ target: [supplyRequestMessages.requestId, supplyRequestMessages.key] });
  if (rowCount === 1 || key === null || key === undefined) return rowCount === 1;
  const [before] = await db
    .select({ digest: supplyRequestMessages.digest })
    .from(supplyRequestMessages)
    .where(and(eq(supplyRequestMessages.requestId, requestId), eq(supplyRequestMessages.key, key)));
  if (before?.digest !== digest) throw new ApiError('REQUEST_REPEATED_DIFFERENTLY');
  return false;
}
