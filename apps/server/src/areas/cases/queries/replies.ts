import type { ReplyPart } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { caseReplies } from '../../../db/schema/index.ts';

/** The four parts of a reply (reclami.risposta.1). */
export type ReplyParts = Readonly<Record<ReplyPart, string>>;

export async function insertReply(db: Database, given: typeof caseReplies.$inferInsert): Promise<void> {
  await db.insert(caseReplies).values(given);
}
