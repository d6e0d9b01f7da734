import type { ReplyPart } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { caseReplies } from '../../../db/schema/index.ts';

/** The four parts of a reply (reclami.risposta.1). */
export type ReplyParts = Readonly<Record<ReplyPart, string>>;

/** Inserts the one reply of a case; false if it has one. */
export async function insertReply(db: Database, given: typeof caseReplies.$inferInsert): Promise<boolean> {
  const written = await db
    .insert(caseReplies)
    .values(given)
    .onConflictDoNothing()
    .returning({ caseId: caseReplies.caseId });
  return written.length > 0;
}
