import { dayInRome } from '@sportello/domain';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { invalidateOpenApps } from '../../db/invalidations.ts';
import { prepared } from '../../db/prepared.ts';
import { impersonations } from '../../db/schema/index.ts';
import { standingOf } from './standing.ts';

export type Grant = typeof impersonations.$inferSelect;

const grantMeans = { id: impersonations.id, mode: impersonations.mode, reason: impersonations.reason };
const isLive = and(
  eq(impersonations.sessionId, sql.placeholder('sessionId')),
  eq(impersonations.customerCode, sql.placeholder('customerCode')),
  isNull(impersonations.endedAt),
  gt(impersonations.expiresAt, sql.placeholder('now')),
);
const liveGrant = prepared(
  (db) =>
    db
      .select({ grant: grantMeans, standing: standingOf(sql.placeholder('customerCode'), sql.placeholder('today')) })
      .from(impersonations)
      .where(isLive),
  { name: 'live_grant' },
);

export async function findLiveGrant(db: Database, sessionId: string, customerCode: string, now: Date) {
  const [found] = await liveGrant(db, { sessionId, customerCode, now, today: dayInRome(now.getTime()) });
  return found;
}

/**
 * Opens a grant that replaces the session's current one; call it inside a transaction. Concurrent calls are
 * serialized: the second waits for the first's row and replaces it.
 */
export async function insertGrant(db: Database, grant: Omit<typeof impersonations.$inferInsert, 'id'>): Promise<Grant> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`impersonation ${grant.sessionId}`}, 0))`);
  await endGrants(db, grant.sessionId, grant.begunAt);
  const [opened] = await db.insert(impersonations).values(grant).returning();
  if (!opened) throw new Error('the grant was not stored');
  return opened;
}

/** Extends a grant that nobody has ended and that began late enough; returns undefined if there is none. */
export async function renewGrant(
  db: Database,
  of: { readonly sessionId: string; readonly customerCode: string },
  expiresAt: Date,
  begunAfter: Date,
): Promise<Grant | undefined> {
  const [renewed] = await db
    .update(impersonations)
    .set({ expiresAt })
    .where(
      and(
        eq(impersonations.sessionId, of.sessionId),
        eq(impersonations.customerCode, of.customerCode),
        isNull(impersonations.endedAt),
        gt(impersonations.begunAt, begunAfter),
      ),
    )
    .returning();
  return renewed;
}

/** Ends a session's grants for one customer, or for all, and returns the ended ones. */
export async function endGrants(db: Database, sessionId: string, now: Date, customerCode?: string): Promise<Grant[]> {
  const ended = await db
    .update(impersonations)
    .set({ endedAt: now })
    .where(
      and(
        eq(impersonations.sessionId, sessionId),
        isNull(impersonations.endedAt),
        customerCode === undefined ? undefined : eq(impersonations.customerCode, customerCode),
      ),
    )
    .returning();
  const [one] = ended;
  // Apps open for that customer under the grant are closed, on every server.
  if (one) await invalidateOpenApps(db, { about: 'session-ended', accountId: one.accountId });
  return ended;
}
