import type { Database } from '../database.ts';
import { audit } from '../schema/index.ts';

export async function insertAudit(db: Database, ...entries: Omit<typeof audit.$inferInsert, 'id'>[]): Promise<void> {
  await db.insert(audit).values(entries);
}
