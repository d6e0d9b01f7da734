import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { accounts, customers, passwordHistory, sessions } from '../../../db/schema/index.ts';

export async function findPasswordHolder(db: Database, accountId: string) {
  const [found] = await db
    .select({ account: accounts, customer: customers })
    .from(accounts)
    .leftJoin(customers, eq(customers.code, accounts.customerCode))
    .where(eq(accounts.id, accountId));
  return found;
}

/** Takes a row lock on an account. Every transaction that changes one must do this first, to prevent deadlocks. */
export async function lockAccount(db: Database, accountId: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
  return account;
}

export async function listUsedPasswords(db: Database, accountId: string): Promise<string[]> {
  const used = await db
    .select({ passwordHash: passwordHistory.passwordHash })
    .from(passwordHistory)
    .where(eq(passwordHistory.accountId, accountId))
    .orderBy(desc(passwordHistory.id));
  return used.map(({ passwordHash }) => passwordHash);
}

export async function insertUsedPassword(
  db: Database,
  used: { accountId: string; passwordHash: string; since: Date },
): Promise<void> {
  await db.insert(passwordHistory).values(used);
}

/** Deletes all but the newest stored passwords of an account. */
export async function trimUsedPasswords(db: Database, accountId: string, keep: number): Promise<void> {
  const newest = db
    .select({ id: passwordHistory.id })
    .from(passwordHistory)
    .where(eq(passwordHistory.accountId, accountId))
    .orderBy(desc(passwordHistory.id))
    .limit(keep);
  await db
    .delete(passwordHistory)
    .where(and(eq(passwordHistory.accountId, accountId), notInArray(passwordHistory.id, newest)));
}

export async function updatePassword(db: Database, accountId: string, passwordHash: string): Promise<void> {
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId));
}

export async function markPasswordChecked(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ passwordCheckedAt: now }).where(eq(sessions.id, sessionId));
}

export async function findPasswordCheck(db: Database, sessionId: string): Promise<Date | null> {
  const [found] = await db.select({ at: sessions.passwordCheckedAt }).from(sessions).where(eq(sessions.id, sessionId));
  return found?.at ?? null;
}
