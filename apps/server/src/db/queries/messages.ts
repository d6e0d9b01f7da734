import type { Database } from '../database.ts';
import { messages } from '../schema/index.ts';

export async function insertMessage(db: Database, message: typeof messages.$inferInsert): Promise<void> {
  await db.insert(messages).values(message);
}
