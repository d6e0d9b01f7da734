import { eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { guesses } from '../db/schema/index.ts';

/**
 * A key as it is stored. Its name is put in lower case by the database, as at the look-up of an
 * account: by another rule some spelling (İ for i) would open the account and have tries of its own.
 */
const stored = (key: string): SQL<string> => sql`lower(${key})`;

/**
 * Counts one more try on a key and tells how many that makes in its window. One statement, so
 * that of a hundred tries at once each gets a number of its own.
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

/** Forgets the tries on a key, once the secret was right. */
export async function forgetGuesses(db: Database, key: string): Promise<void> {
  await db.delete(guesses).where(eq(guesses.key, stored(key)));
}

/** Takes one try back from a key: it turned out to be right. */
export async function uncountGuess(db: Database, key: string): Promise<void> {
  await db
    .update(guesses)
    .set({ count: sql`greatest(${guesses.count} - 1, 0)` })
    .where(eq(guesses.key, stored(key)));
}

/** Clears windows that are over; they count for nothing. Leaves alone what another server is at. */
export async function clearOldGuesses(db: Database, now: Date): Promise<void> {
  const over = db
    .select({ key: guesses.key })
    .from(guesses)
    .where(lte(guesses.windowEndsAt, now))
    .limit(1000)
    .for('update', { skipLocked: true });
  await db.delete(guesses).where(inArray(guesses.key, over));
}
