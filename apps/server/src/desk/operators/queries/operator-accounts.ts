import { and, asc, eq, gt, inArray, isNotNull, max, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { accounts, operatorLinks, secondFactors, sessions } from '../../../db/schema/index.ts';

export function listOperators(db: Database) {
  const used = db
    .select({ accountId: sessions.accountId, at: max(sessions.refreshedAt).as('at') })
    .from(sessions)
    .groupBy(sessions.accountId)
    .as('used');
  return db
    .select({
      id: accounts.id,
      username: accounts.username,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      email: accounts.email,
      role: accounts.role,
      disabledAt: accounts.disabledAt,
      hasFactor: isNotNull(secondFactors.confirmedAt).mapWith(Boolean),
      seenAt: sql<Date | null>`${used.at}`.mapWith(sessions.refreshedAt),
      linkIsFirst: operatorLinks.isFirst,
      linkExpiresAt: operatorLinks.expiresAt,
    })
    .from(accounts)
    .leftJoin(secondFactors, eq(secondFactors.accountId, accounts.id))
    .leftJoin(operatorLinks, eq(operatorLinks.accountId, accounts.id))
    .leftJoin(used, eq(used.accountId, accounts.id))
    .where(eq(accounts.kind, 'OPERATOR'))
    .orderBy(asc(sql`lower(${accounts.username})`));
}

/** Takes row locks on operators in a fixed order, to prevent deadlocks. */
export function lockOperators(db: Database, usernames: readonly string[]) {
  const wanted = usernames.map((username) => username.toLowerCase());
  return db
    .select()
    .from(accounts)
    .where(and(eq(accounts.kind, 'OPERATOR'), inArray(sql`lower(${accounts.username})`, wanted)))
    .orderBy(accounts.id)
    .for('update');
}

export async function updateRole(
  db: Database,
  accountId: string,
  role: NonNullable<typeof accounts.$inferSelect.role>,
): Promise<void> {
  await db.update(accounts).set({ role }).where(eq(accounts.id, accountId));
}

export async function setDisabled(db: Database, accountId: string, disabledAt: Date | null): Promise<void> {
  await db.update(accounts).set({ disabledAt }).where(eq(accounts.id, accountId));
}

export async function updateEmail(db: Database, accountId: string, email: string): Promise<void> {
  await db.update(accounts).set({ email }).where(eq(accounts.id, accountId));
}

export async function putOperatorLink(db: Database, link: typeof operatorLinks.$inferInsert): Promise<void> {
  const { codeHash, expiresAt, isFirst } = link;
  await db
    .insert(operatorLinks)
    .values(link)
    .onConflictDoUpdate({
      target: operatorLinks.accountId,
      set: { codeHash, expiresAt, isFirst: sql`${operatorLinks.isFirst} or ${isFirst}` },
    });
}

export async function findLinkedOperator(db: Database, codeHashes: readonly string[], now: Date) {
  const [found] = await db
    .select({ account: accounts })
    .from(operatorLinks)
    .innerJoin(accounts, eq(accounts.id, operatorLinks.accountId))
    .where(and(inArray(operatorLinks.codeHash, [...codeHashes]), gt(operatorLinks.expiresAt, now)));
  return found?.account;
}

/** Uses up a link; false if it was used, replaced or revoked. */
export async function useOperatorLink(db: Database, codeHashes: readonly string[], now: Date): Promise<boolean> {
  const used = await db
    .delete(operatorLinks)
    .where(and(inArray(operatorLinks.codeHash, [...codeHashes]), gt(operatorLinks.expiresAt, now)))
    .returning({ accountId: operatorLinks.accountId });
  return used.length > 0;
}

export async function deleteOperatorLink(db: Database, accountId: string): Promise<void> {
  await db.delete(operatorLinks).where(eq(operatorLinks.accountId, accountId));
}
