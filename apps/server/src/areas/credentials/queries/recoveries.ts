import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { accounts, customers, knownDevices, recoveries } from '../../../db/schema/index.ts';
import { hasTaxIdentifier, type TaxIdentifier } from './registrations.ts';

const recoverable = (db: Database) =>
  db
    .select({
      accountId: accounts.id,
      username: accounts.username,
      customerCode: customers.code,
      email: customers.email,
      mobile: customers.mobile,
    })
    .from(accounts)
    .innerJoin(customers, eq(customers.code, accounts.customerCode));

/** Returns the customer account of a username unless it is closed; staff get their passwords from the provider. */
export async function findRecoverable(db: Database, username: string) {
  const [found] = await recoverable(db).where(
    and(eq(sql`lower(${accounts.username})`, sql`lower(${username})`), isNull(accounts.disabledAt)),
  );
  return found;
}

/** Returns the accounts of a tax identifier: one taxpayer can be several customers. */
export function listRecoverable(db: Database, identifier: TaxIdentifier) {
  return recoverable(db)
    .where(and(hasTaxIdentifier(identifier), isNull(accounts.disabledAt)))
    .orderBy(accounts.username);
}

export async function insertRecovery(db: Database, recovery: typeof recoveries.$inferInsert): Promise<void> {
  await db.insert(recoveries).values(recovery);
}

export async function findRecovery(db: Database, id: string, now: Date) {
  const [found] = await db
    .select({ id: recoveries.id, username: recoveries.username, accountId: recoveries.accountId })
    .from(recoveries)
    .where(and(eq(recoveries.id, id), gt(recoveries.expiresAt, now), isNull(recoveries.completedAt)));
  return found;
}

export async function insertResetGrant(
  db: Database,
  id: string,
  leave: { grantHash: string; leaveExpiresAt: Date },
): Promise<void> {
  await db.update(recoveries).set(leave).where(eq(recoveries.id, id));
}

/** Returns the recovery of a reset grant that is still valid. */
export async function findResetGrant(db: Database, grantHashes: readonly string[], now: Date) {
  const [found] = await db
    .select({ id: recoveries.id, accountId: recoveries.accountId })
    .from(recoveries)
    .where(
      and(
        inArray(recoveries.grantHash, [...grantHashes]),
        gt(recoveries.leaveExpiresAt, now),
        isNull(recoveries.completedAt),
      ),
    );
  return found;
}

/** Uses up a reset grant; false if it was used or the recovery cancelled. */
export async function completeRecovery(db: Database, id: string, now: Date): Promise<boolean> {
  const completed = await db
    .update(recoveries)
    .set({ completedAt: now })
    .where(and(eq(recoveries.id, id), isNull(recoveries.completedAt)))
    .returning({ id: recoveries.id });
  return completed.length > 0;
}

/** Cancels all pending recoveries of an account after its contact or password changed. */
export async function cancelRecoveries(db: Database, accountId: string, now: Date): Promise<void> {
  await db
    .update(recoveries)
    .set({ completedAt: now })
    .where(and(eq(recoveries.accountId, accountId), isNull(recoveries.completedAt)));
}

/** Deletes the known devices of an account; their sign-in attempts then count as a stranger's. */
export async function forgetDevices(db: Database, accountId: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.accountId, accountId));
}
