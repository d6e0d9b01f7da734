import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { accounts, customers, passwordHistory, sessions } from '../../../db/schema/index.ts';

/** An account with whose it is; staff have no customer. */
export async function findPasswordHolder(db: Database, accountId: string) {
  const [found] = await db
    .select({ account: accounts, customer: customers })
    .from(accounts)
    .leftJoin(customers, eq(customers.code, accounts.customerCode))
    .where(eq(accounts.id, accountId));
  return found;
}

/** Locks an account for a change; every transaction that changes one begins with this, so that none waits for the other. */
export async function lockAccount(db: Database, accountId: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
  return account;
}

/** The hashes of the passwords that an account has had, the newest first. */
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

/** Forgets all but the newest passwords of an account. */
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

/** Records that the owner of a session typed the password just now. */
export async function markPasswordChecked(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ passwordCheckedAt: now }).where(eq(sessions.id, sessionId));
}

/** When the owner of a session typed the password last. */
export async function findPasswordCheck(db: Database, sessionId: string): Promise<Date | null> {
  const [found] = await db.select({ at: sessions.passwordCheckedAt }).from(sessions).where(eq(sessions.id, sessionId));
  return found?.at ?? null;
}
