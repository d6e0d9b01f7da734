import type { Database } from '../db/database.ts';
import { audit } from '../db/schema/index.ts';

export async function insertAudit(db: Database, ...entries: Omit<typeof audit.$inferInsert, 'id'>[]): Promise<void> {
  await db.insert(audit).values(entries);
}
