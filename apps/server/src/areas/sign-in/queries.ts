import { dayInRome } from '@sportello/domain';
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { invalidateOpenApps } from '../../db/invalidations.ts';
import { prepared } from '../../db/prepared.ts';
import { accounts, knownDevices, sessions } from '../../db/schema/index.ts';
import { deleteOfEndedSessions, deleteOfOtherSessions } from '../push/queries/subscriptions.ts';
import { standingOf } from '../../auth/queries/standing.ts';

/** Returns the account by username, ignoring case, with a flag for a known device. */
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
 * Opens a session unless the account was closed or its password changed since the check. A row lock holds until the
 * session is stored, so ending all sessions after a change includes this one.
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
    // Also serialises concurrent sign-ins, which would otherwise not count each other.
    .for('no key update');
  if (!account) return undefined;
  const [created] = await db
    .insert(sessions)
    .values({ ...session, accountId: account.id })
    .returning({ id: sessions.id, generation: sessions.generation });
  return created;
}

/** Revokes the oldest sessions above the limit, never the new one; returns the count. */
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

/** Revokes all sessions of an account, optionally except one; returns the count. */
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
  await deleteOfOtherSessions(db, accountId, kept);
  if (ended.length > 0) await invalidateEndedSession(db, accountId);
  return ended.length;
}

export async function rememberDevice(db: Database, accountId: string, deviceId: string, now: Date): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ accountId, deviceId, seenAt: now })
    .onConflictDoUpdate({ target: [knownDevices.accountId, knownDevices.deviceId], set: { seenAt: now } });
}

/**
 * Rotates a session's refresh token in one conditional statement (sessione.token.2): the newest token creates one
 * successor; its predecessor gets the same successor until that is used, and for some seconds; any other token is a
 * stolen copy and revokes the session. Concurrent servers update the same row, so there is never a second successor.
 *
 * Returns the session after the update, or undefined if there is none to renew.
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
  // The grace period counts from the last renewal by the newest token: the predecessor does not extend it, or it
  // would stay valid forever.
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
const liveSession = prepared(
  (db) => db.select(owner).from(sessions).innerJoin(accounts, eq(accounts.id, sessions.accountId)).where(isLive),
  { name: 'live_session' },
);
const liveSessionAndStanding = prepared(
  (db) =>
    db
      .select({ owner, standing: standingOf(accounts.customerCode, sql.placeholder('today')) })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(isLive),
  { name: 'live_session_and_standing' },
);

export async function findLiveSession(db: Database, sessionId: string, now: Date) {
  const [found] = await liveSession(db, { sessionId, now });
  return found;
}

export async function findLiveSessionAndStanding(db: Database, sessionId: string, now: Date) {
  const [found] = await liveSessionAndStanding(db, { sessionId, now, today: dayInRome(now.getTime()) });
  return found;
}

/** Returns the username unless the account is disabled. */
export async function findUsername(db: Database, accountId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ username: accounts.username })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.disabledAt)));
  return found?.username;
}

/** Revokes a session; false if the account has no such session, ended or not. */
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

/** Ends pushes to the devices of revoked sessions, and closes what these have open on every server. */
async function invalidateEndedSession(db: Database, accountId: string): Promise<void> {
  await deleteOfEndedSessions(db, accountId);
  await invalidateOpenApps(db, { about: 'session-ended', accountId });
}
