import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { invalidateOpenApps } from '../../db/invalidations.ts';
import { prepared } from '../../db/prepared.ts';
import { accounts, knownDevices, sessions } from '../../db/schema/index.ts';
import { standingOf } from '../../auth/queries/standing.ts';

/** The account that signs in with a username, whatever its case, and whether it knows the device. */
export async function findCredentials(db: Database, username: string, deviceId: string | null) {
  const [found] = await db
    .select({
      id: accounts.id,
      username: accounts.username,
      customerCode: accounts.customerCode,
      passwordHash: accounts.passwordHash,
      knowsDevice: isNotNull(knownDevices.deviceId),
    })
    .from(accounts)
    .leftJoin(knownDevices, and(eq(knownDevices.accountId, accounts.id), eq(knownDevices.deviceId, deviceId ?? '')))
    .where(and(eq(sql`lower(${accounts.username})`, sql`lower(${username})`), isNull(accounts.disabledAt)));
  return found;
}

/**
 * Opens a session for an account whose password was just verified, unless the account was closed
 * or its password changed in between: the row is locked against that until the session is
 * stored, so that whoever ends all sessions after a change ends this one too.
 */
export async function insertSession(
  db: Database,
  verified: { accountId: string; passwordHash: string },
  session: Omit<typeof sessions.$inferInsert, 'id' | 'accountId'>,
) {
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.id, verified.accountId),
        eq(accounts.passwordHash, verified.passwordHash),
        isNull(accounts.disabledAt),
      ),
    )
    // Against another sign-in too: of two at once both would count without the other.
    .for('no key update');
  if (!account) return undefined;
  const [created] = await db
    .insert(sessions)
    .values({ ...session, accountId: account.id })
    .returning({ id: sessions.id, generation: sessions.generation });
  return created;
}

/** Ends the oldest live sessions of an account beyond so many, never the one that was just opened; tells how many. */
export async function revokeOldestSessions(
  db: Database,
  opened: { readonly id: string; readonly accountId: string },
  most: number,
  now: Date,
): Promise<number> {
  const tooMany = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.accountId, opened.accountId),
        ne(sessions.id, opened.id),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    )
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(most - 1);
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now, revokedBecause: 'TOO_MANY' })
    .where(inArray(sessions.id, tooMany))
    .returning({ id: sessions.id });
  if (ended.length > 0) await invalidateEndedSession(db, opened.accountId);
  return ended.length;
}

/** The live sessions of an account, the one used last first. */
export function listSessions(db: Database, accountId: string, now: Date) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      remembered: sessions.remembered,
      createdAt: sessions.createdAt,
      refreshedAt: sessions.refreshedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.refreshedAt), desc(sessions.id));
}

/** Ends all sessions of an account but one, or all of them; tells how many. */
export async function revokeSessionsBut(
  db: Database,
  accountId: string,
  kept: string | null,
  now: Date,
  because: 'SIGN_OUT' | 'PASSWORD_CHANGED' | 'ACCOUNT_CLOSED',
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now, revokedBecause: because })
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNull(sessions.revokedAt),
        kept === null ? undefined : ne(sessions.id, kept),
      ),
    )
    .returning({ id: sessions.id });
  if (ended.length > 0) await invalidateEndedSession(db, accountId);
  return ended.length;
}

/** Remembers that an account has signed in from a device. */
export async function rememberDevice(db: Database, accountId: string, deviceId: string, now: Date): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ accountId, deviceId, seenAt: now })
    .onConflictDoUpdate({ target: [knownDevices.accountId, knownDevices.deviceId], set: { seenAt: now } });
}

/**
 * Rotates a session's refresh token as one conditional statement (sessione.token.2): the newest token
 * makes its one successor; the one before it gets that successor again, until it is used and for
 * some seconds; anything else is a stolen copy and revokes the session. Two servers asking at once are two
 * updates of one row, so there is never a second successor.
 *
 * Returns the session after the update, or undefined when there is none to renew.
 */
export async function rotateSession(
  db: Database,
  presented: { sessionId: string; generation: number },
  now: Date,
  lives: {
    readonly idleUntil: { readonly remembered: Date; readonly otherwise: Date };
    readonly longestSeconds: number;
    readonly predecessorSeconds: number;
  },
) {
  const { idleUntil } = lives;
  const at = sql`${now.toISOString()}::timestamptz`;
  const isNewest = sql`${sessions.generation} = ${presented.generation}`;
  // Renewed last by the newest token: its predecessor moves nothing, or it would keep itself good.
  const isLate = sql`${sessions.refreshedAt} + make_interval(secs => ${lives.predecessorSeconds}) < ${at}`;
  const isStale = sql`${presented.generation} < ${sessions.generation} - 1 or (not ${isNewest} and ${isLate})`;
  const idleEnd = sql`case when ${sessions.remembered} then ${idleUntil.remembered.toISOString()}::timestamptz else ${idleUntil.otherwise.toISOString()}::timestamptz end`;
  const [rotated] = await db
    .update(sessions)
    .set({
      generation: sql`case when ${isNewest} then ${sessions.generation} + 1 else ${sessions.generation} end`,
      refreshedAt: sql`case when ${isNewest} then ${at} else ${sessions.refreshedAt} end`,
      expiresAt: sql`least(${idleEnd}, ${sessions.createdAt} + make_interval(secs => ${lives.longestSeconds}))`,
      revokedAt: sql`case when ${isStale} then ${at} end`,
      revokedBecause: sql`case when ${isStale} then 'TOKEN_REUSED' end`,
    })
    .where(
      and(
        eq(sessions.id, presented.sessionId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        sql`${presented.generation} <= ${sessions.generation}`,
      ),
    )
    .returning({ generation: sessions.generation, accountId: sessions.accountId, revokedAt: sessions.revokedAt });
  if (rotated?.revokedAt) await invalidateEndedSession(db, rotated.accountId);
  return rotated;
}

const owner = {
  sessionId: sessions.id,
  accountId: accounts.id,
  username: accounts.username,
  kind: accounts.kind,
  role: accounts.role,
  hasProvedFactor: isNotNull(sessions.factorProvedAt).mapWith(Boolean),
  customerCode: accounts.customerCode,
};
const isLive = and(
  eq(sessions.id, sql.placeholder('sessionId')),
  isNull(sessions.revokedAt),
  gt(sessions.expiresAt, sql.placeholder('now')),
  isNull(accounts.disabledAt),
);
const liveSession = prepared((db) =>
  db.select(owner).from(sessions).innerJoin(accounts, eq(accounts.id, sessions.accountId)).where(isLive),
);
const liveSessionAndStanding = prepared((db) =>
  db
    .select({ owner, standing: standingOf(accounts.customerCode) })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(isLive),
);

/** Whose session it is, if it still lives. */
export async function findLiveSession(db: Database, sessionId: string, now: Date) {
  const [found] = await liveSession(db, { sessionId, now });
  return found;
}

/** The same, and where the customer stands whose session it is. */
export async function findLiveSessionAndStanding(db: Database, sessionId: string, now: Date) {
  const [found] = await liveSessionAndStanding(db, { sessionId, now });
  return found;
}

/** The username of an account that is not disabled. */
export async function findUsername(db: Database, accountId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ username: accounts.username })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.disabledAt)));
  return found?.username;
}

/** Ends a session of an account; false where the account has no such one, ended or not. */
export async function revokeSession(
  db: Database,
  { accountId, id }: { readonly accountId: string; readonly id: string },
  now: Date,
  because: 'SIGN_OUT',
): Promise<boolean> {
  const isOwn = and(eq(sessions.accountId, accountId), sql`${sessions.id}::text = ${id}`);
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now, revokedBecause: because })
    .where(and(isOwn, isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  if (ended.length === 0) return (await db.$count(sessions, isOwn)) > 0;
  await invalidateEndedSession(db, accountId);
  return true;
}

/** What is open in the name of a session that was revoked ends with it, on every server. */
const invalidateEndedSession = (db: Database, accountId: string) =>
  invalidateOpenApps(db, { about: 'session-ended', accountId });
