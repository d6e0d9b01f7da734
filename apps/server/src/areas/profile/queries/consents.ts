import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { consents } from '../../../db/schema/index.ts';

export type Consent = typeof consents.$inferSelect;

export function listConsents(db: Database, customerCode: string): Promise<Consent[]> {
  return db
    .select()
    .from(consents)
    .where(eq(consents.customerCode, customerCode))
    .orderBy(asc(consents.code), desc(consents.id));
}

export async function insertConsents(db: Database, said: readonly (typeof consents.$inferInsert)[]): Promise<void> {
  if (said.length > 0) await db.insert(consents).values([...said]);
}
