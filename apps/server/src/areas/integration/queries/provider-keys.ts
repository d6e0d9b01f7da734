import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { providerKeys } from '../../../db/schema/index.ts';

/** Inserts a key; false if its name is taken. */
export async function insertProviderKey(
  db: Database,
  key: Pick<typeof providerKeys.$inferInsert, 'name' | 'hash' | 'may' | 'createdAt'>,
): Promise<boolean> {
  const made = await db.insert(providerKeys).values(key).onConflictDoNothing().returning({ id: providerKeys.id });
  return made.length > 0;
}

/** Returns the active key with this hash, or whose hash before rotation it is and still valid. */
export async function findProviderKey(db: Database, hash: string, now: Date) {
  const [found] = await db
    .select({ keyId: providerKeys.id, name: providerKeys.name, may: providerKeys.may })
    .from(providerKeys)
    .where(
      and(
        isNull(providerKeys.revokedAt),
        or(
          eq(providerKeys.hash, hash),
          and(
            eq(providerKeys.previousHash, hash),
            sql`${providerKeys.previousUntil} > ${now.toISOString()}::timestamptz`,
          ),
        ),
      ),
    );
  return found;
}

/** Returns false if the key was revoked meanwhile. */
export async function isProviderKeyLive(db: Database, id: string): Promise<boolean> {
  const found = await db
    .select({ id: providerKeys.id })
    .from(providerKeys)
    .where(and(eq(providerKeys.id, id), isNull(providerKeys.revokedAt)));
  return found.length > 0;
}

/** Records the use of a key, at most once a minute. */
export async function recordKeyUse(db: Database, id: string, now: Date): Promise<void> {
  const minuteAgo = new Date(now.getTime() - 60_000);
  await db
    .update(providerKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(providerKeys.id, id), or(isNull(providerKeys.lastUsedAt), lt(providerKeys.lastUsedAt, minuteAgo))));
}

/** Rotates the secret of a key; the previous one stays valid until a moment. False if there is no active key. */
export async function rotateProviderKey(
  db: Database,
  name: string,
  { hash, until, now }: { readonly hash: string; readonly until: Date; readonly now: Date },
): Promise<boolean> {
  const rotated = await db
    .update(providerKeys)
    .set({ hash, previousHash: sql`${providerKeys.hash}`, previousUntil: until, rotatedAt: now })
    .where(and(eq(providerKeys.name, name), isNull(providerKeys.revokedAt)))
    .returning({ id: providerKeys.id });
  return rotated.length > 0;
}

/** Revokes a key for good; false if there is no active one. */
export async function revokeProviderKey(db: Database, name: string, now: Date): Promise<boolean> {
  const revoked = await db
    .update(providerKeys)
    .set({ revokedAt: now, previousHash: null, previousUntil: null })
    .where(and(eq(providerKeys.name, name), isNull(providerKeys.revokedAt)))
    .returning({ id: providerKeys.id });
  return revoked.length > 0;
}

export function listProviderKeys(db: Database) {
  return db.select().from(providerKeys).orderBy(asc(providerKeys.name));
}
