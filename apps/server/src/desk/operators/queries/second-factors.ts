import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { accounts, recoveryCodes, secondFactors, sessions } from '../../../db/schema/index.ts';

export async function findSecondFactor(db: Database, accountId: string) {
  const [found] = await db.select().from(secondFactors).where(eq(secondFactors.accountId, accountId));
  return found;
}

/**
 * Stores the secret shown to a session, replacing an unconfirmed one; the same session gets the same secret again.
 * Undefined if the account has a factor.
 */
export async function keepShownSecret(
  db: Database,
  given: { readonly accountId: string; readonly sessionId: string; readonly sealedSecret: string },
): Promise<string | undefined> {
  const { accountId, sessionId, sealedSecret } = given;
  const [kept] = await db
    .insert(secondFactors)
    .values({ accountId, sealedSecret, shownTo: sessionId, lastStep: 0 })
    .onConflictDoUpdate({
      target: secondFactors.accountId,
      set: {
        sealedSecret: sql`case when ${secondFactors.shownTo} = ${sessionId} then ${secondFactors.sealedSecret} else ${sealedSecret} end`,
        shownTo: sessionId,
      },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ sealedSecret: secondFactors.sealedSecret });
  return kept?.sealedSecret;
}

/** Confirms the factor by the secret shown to the session; false if another was faster. */
export async function confirmFactor(
  db: Database,
  shown: { readonly accountId: string; readonly sessionId: string; readonly sealedSecret: string },
  step: number,
  now: Date,
): Promise<boolean> {
  const confirmed = await db
    .update(secondFactors)
    .set({ confirmedAt: now, shownTo: null, lastStep: step })
    .where(
      and(
        eq(secondFactors.accountId, shown.accountId),
        eq(secondFactors.shownTo, shown.sessionId),
        eq(secondFactors.sealedSecret, shown.sealedSecret),
        isNull(secondFactors.confirmedAt),
      ),
    )
    .returning({ accountId: secondFactors.accountId });
  return confirmed.length > 0;
}

/**
 * Consumes the code of a time step; false if it or a later one was used. The secret is stored as sealed by today's
 * server secret, so that an older one can be retired.
 */
export async function takeStep(
  db: Database,
  { accountId, sealedSecret }: { readonly accountId: string; readonly sealedSecret: string },
  step: number,
): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step, sealedSecret })
    .where(
      and(
        eq(secondFactors.accountId, accountId),
        lt(secondFactors.lastStep, step),
        isNotNull(secondFactors.confirmedAt),
      ),
    )
    .returning({ accountId: secondFactors.accountId });
  return taken.length > 0;
}

export async function insertRecoveryCodes(db: Database, accountId: string, hashes: readonly string[]): Promise<void> {
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ accountId, codeHash })));
}

export async function listRecoveryHashes(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
  return rows.map(({ codeHash }) => codeHash);
}

/** Uses up a recovery code; false if it was used before. */
export async function useRecoveryCode(db: Database, accountId: string, codeHash: string, now: Date): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)),
    )
    .returning({ accountId: recoveryCodes.accountId });
  return used.length > 0;
}

export async function markFactorProved(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ factorProvedAt: now }).where(eq(sessions.id, sessionId));
}

/** Deletes an account's factor and recovery codes; false if it had none. */
export async function deleteSecondFactor(db: Database, accountId: string): Promise<boolean> {
  const gone = await db
    .delete(secondFactors)
    .where(eq(secondFactors.accountId, accountId))
    .returning({ accountId: secondFactors.accountId });
  return gone.length > 0;
}

/** Returns the factors of all operators for the demo, which shows their codes. */
export function listSecondFactors(db: Database) {
  return db
    .select({
      accountId: accounts.id,
      username: accounts.username,
      sealedSecret: secondFactors.sealedSecret,
      lastStep: secondFactors.lastStep,
    })
    .from(secondFactors)
    .innerJoin(accounts, eq(accounts.id, secondFactors.accountId))
    .orderBy(accounts.username);
}

export async function listOperatorIds(db: Database, usernames: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.kind, 'OPERATOR'), inArray(accounts.username, [...usernames])));
  return rows.map(({ id }) => id);
}

export async function connectFactor(
  db: Database,
  given: { readonly accountId: string; readonly sealedSecret: string },
  now: Date,
): Promise<void> {
  await db
    .insert(secondFactors)
    .values({ ...given, confirmedAt: now, lastStep: 0 })
    .onConflictDoNothing();
}
