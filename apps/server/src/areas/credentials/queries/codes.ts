import { and, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { oneTimeCodes } from '../../../db/schema/index.ts';

type Code = typeof oneTimeCodes.$inferSelect;

/** The subject of a code; the channel is set if each channel of the subject has its own code. */
export interface CodeSubject {
  readonly purpose: Code['purpose'];
  readonly subject: string;
  readonly channel?: Code['channel'];
}

function isOf({ purpose, subject, channel }: CodeSubject): SQL | undefined {
  return and(
    eq(oneTimeCodes.purpose, purpose),
    eq(oneTimeCodes.subject, subject),
    channel && eq(oneTimeCodes.channel, channel),
    isNull(oneTimeCodes.usedAt),
    isNull(oneTimeCodes.replacedAt),
  );
}

/**
 * Replaces the code of a subject. Concurrent calls are serialised, so the later code is the valid one; call it inside
 * a transaction.
 */
export async function replaceCode(
  db: Database,
  of: CodeSubject,
  code: Omit<typeof oneTimeCodes.$inferInsert, 'id' | 'purpose' | 'subject'>,
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${of.purpose} ${of.subject}`}, 0))`);
  await db.update(oneTimeCodes).set({ replacedAt: code.createdAt }).where(isOf(of));
  await db.insert(oneTimeCodes).values({ ...code, purpose: of.purpose, subject: of.subject });
}

/**
 * Consumes one try of the valid code before any comparison, so parallel guesses get no more tries than there are.
 * Undefined if none is left.
 */
export async function consumeTry(db: Database, of: CodeSubject, now: Date): Promise<Code | undefined> {
  const [taken] = await db
    .update(oneTimeCodes)
    .set({ triesLeft: sql`${oneTimeCodes.triesLeft} - 1` })
    .where(and(isOf(of), gt(oneTimeCodes.expiresAt, now), gt(oneTimeCodes.triesLeft, 0)))
    .returning();
  return taken;
}

export async function returnTry(db: Database, id: string): Promise<void> {
  await db
    .update(oneTimeCodes)
    .set({ triesLeft: sql`${oneTimeCodes.triesLeft} + 1` })
    .where(eq(oneTimeCodes.id, id));
}

/** Marks a code as used; false if it was used or replaced meanwhile. */
export async function useCode(db: Database, id: string, now: Date): Promise<boolean> {
  const used = await db
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt), isNull(oneTimeCodes.replacedAt)))
    .returning({ id: oneTimeCodes.id });
  return used.length > 0;
}

/** Deletes all codes of these subjects: registrations, recoveries or an account. */
export async function deleteCodesOf(db: Database, subjects: readonly string[]): Promise<void> {
  if (subjects.length > 0) await db.delete(oneTimeCodes).where(inArray(oneTimeCodes.subject, [...subjects]));
}
