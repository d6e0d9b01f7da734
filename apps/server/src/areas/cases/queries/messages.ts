import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { caseMessages } from '../../../db/schema/index.ts';
import { ApiError } from '../../../errors/api-error.ts';

/**
 * Inserts a message of a case; undefined if its idempotency key was used for the same one. Throws
 * REQUEST_REPEATED_DIFFERENTLY if it was used for another.
 */
export async function insertCaseMessage(
  db: Database,
  given: Omit<typeof caseMessages.$inferInsert, 'id'>,
): Promise<number | undefined> {
  const [written] = await db
    .insert(caseMessages)
    .values(given)
    .onConflictDoNothing({ target: [caseMessages.caseId, caseMessages.key] })
    .returning({ id: caseMessages.id });
  if (written || given.key === null || given.key === undefined) return written?.id;
  const [before] = await db
    .select({ digest: caseMessages.digest })
    .from(caseMessages)
    .where(and(eq(caseMessages.caseId, given.caseId), eq(caseMessages.key, given.key)));
  if (before?.digest !== given.digest) throw new ApiError('REQUEST_REPEATED_DIFFERENTLY');
  return undefined;
}
