import { and, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { oneTimeCodes } from '../../../db/schema/index.ts';

type Code = typeof oneTimeCodes.$inferSelect;

/** What a code is for; a channel where each channel of a subject has a code of its own. */
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
 * Stores a code in place of the one that its subject has. Two sent at once take turns, so that
 * the later one is the one that works; inside a transaction.
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
 * Takes one try of the code that works, before anything is compared: of a hundred guesses at
 * once only as many get it as there are tries. Undefined when there is none to try.
 */
export async function consumeTry(db: Database, of: CodeSubject, now: Date): Promise<Code | undefined> {
  const [taken] = await db
    .update(oneTimeCodes)
    .set({ triesLeft: sql`${oneTimeCodes.triesLeft} - 1` })
    .where(and(isOf(of), gt(oneTimeCodes.expiresAt, now), gt(oneTimeCodes.triesLeft, 0)))
    .returning();
  return taken;
}

/** Gives a try back: the code was right, and what it was for was refused. */
export async function returnTry(db: Database, id: string): Promise<void> {
  await db
    .update(oneTimeCodes)
    .set({ triesLeft: sql`${oneTimeCodes.triesLeft} + 1` })
    .where(eq(oneTimeCodes.id, id));
}

/** Uses a code up; false if somebody else did, or a newer one has taken its place. */
export async function useCode(db: Database, id: string, now: Date): Promise<boolean> {
  const used = await db
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt), isNull(oneTimeCodes.replacedAt)))
    .returning({ id: oneTimeCodes.id });
  return used.length > 0;
}

/** Deletes every code that was sent for one of these subjects: registrations, recoveries, an account. */
export async function deleteCodesOf(db: Database, subjects: readonly string[]): Promise<void> {
  if (subjects.length > 0) await db.delete(oneTimeCodes).where(inArray(oneTimeCodes.subject, [...subjects]));
}
