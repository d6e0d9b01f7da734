import type { Database } from '../../../db/database.ts';
import { credits } from '../../../db/schema/index.ts';

/** Inserts the credit of a case; undefined if it has one. */
export async function insertCredit(db: Database, given: Omit<typeof credits.$inferInsert, 'id'>) {
  const [written] = await db
    .insert(credits)
    .values(given)
    .onConflictDoNothing({ target: credits.caseId })
    .returning({ id: credits.id });
  return written?.id;
}
