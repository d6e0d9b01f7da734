import { eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { guesses } from '../db/schema/index.ts';

/**
 * The database lowercases the key, as it does in the account lookup: with another rule, some spelling (İ for i) would
 * match the account but have its own counter.
 */
const stored = (key: string): SQL<string> => sql`lower(${key})`;

/**
 * Counts an attempt and returns the count in its window. It is a single statement, so concurrent attempts each get a
 * distinct number.
 */
export async function countGuess(db: Database, key: string, now: Date, windowEndsAt: Date) {
  const isOver = lte(guesses.windowEndsAt, now);
  const [counted] = await db
    .insert(guesses)
    .values({ key: stored(key), count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: guesses.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${guesses.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${guesses.windowEndsAt} end`,
      },
    })
    .returning({ count: guesses.count, windowEndsAt: guesses.windowEndsAt });
  if (!counted) throw new Error('the guess was not counted');
  return counted;
}

export async function forgetGuesses(db: Database, key: string): Promise<void> {
  await db.delete(guesses).where(eq(guesses.key, stored(key)));
}

export async function uncountGuess(db: Database, key: string): Promise<void> {
  await db
    .update(guesses)
    .set({ count: sql`greatest(${guesses.count} - 1, 0)` })
    .where(eq(guesses.key, stored(key)));
}

/** Deletes expired windows, skipping rows locked by another server. */
export async function clearOldGuesses(db: Database, now: Date): Promise<void> {
  const over = db
    .select({ key: guesses.key })
    .from(guesses)
    .where(lte(guesses.windowEndsAt, now))
    .limit(1000)
    .for('update', { skipLocked: true });
  await db.delete(guesses).where(inArray(guesses.key, over));
}
