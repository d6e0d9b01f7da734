import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { PushKind } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import type { PushDelivery } from '../../../db/jobs/enqueue.ts';
import { pushQueue } from '../../../db/jobs/queues.ts';
import { pushes, pushPreferences, pushSubscriptions, sessions } from '../../../db/schema/index.ts';
import type { DeviceAddress } from './subscriptions.ts';

export interface NewPush {
  readonly customerCode: string;
  readonly notificationId: number;
  readonly kind: PushKind;
  readonly isUrgent: boolean;
  readonly topic: string | null;
  readonly notBefore: Date;
  readonly uselessAfter: Date;
}

interface Inserted extends Record<string, unknown> {
  readonly id: string;
  readonly subscription: string;
  readonly topic: string | null;
  readonly notBefore: string;
}

/**
 * Inserts a push for each device of its customer, unless the customer has switched its kind off. The devices are
 * locked first: one that is deleted meanwhile would otherwise fail the transaction of the event.
 */
export async function insertPushes(db: Database, all: readonly NewPush[], at: Date) {
  const customers = [...new Set(all.map(({ customerCode }) => customerCode))];
  const { rows } = await db.execute<Inserted>(sql`
    with devices as materialized (
      select id, customer_code from ${pushSubscriptions}
      where customer_code = any(${sql.param(customers)}::text[]) order by id for key share
    ), told as (
      select * from json_to_recordset(${JSON.stringify(all)}::json) as t("customerCode" text, "notificationId" bigint,
        kind text, "isUrgent" boolean, topic text, "notBefore" timestamptz, "uselessAfter" timestamptz)
    )
    insert into ${pushes}
      (subscription_id, notification_id, kind, is_urgent, topic, created_at, not_before, useless_after)
    select d.id, t."notificationId", t.kind, t."isUrgent", t.topic, ${at.toISOString()}::timestamptz, t."notBefore", t."uselessAfter"
    from told t join devices d on d.customer_code = t."customerCode"
    where not exists (select from ${pushPreferences} p
      where p.customer_code = t."customerCode" and p.kind = t.kind and not p.is_on)
    on conflict do nothing
    returning id, subscription_id as subscription, topic, not_before as "notBefore"`);
  return rows.map(({ notBefore, ...row }) => ({ ...row, notBefore: new Date(notBefore) }));
}

/** Gives up pushes that wait for the same device with the same topic as newer ones. */
export async function replaceWaiting(
  db: Database,
  newer: readonly { readonly id: string; readonly subscription: string; readonly topic: string | null }[],
): Promise<void> {
  const some = newer.filter(({ topic }) => topic !== null);
  if (some.length === 0) return;
  await db.execute(sql`
    update ${pushes} p set status = 'GIVEN_UP', last_error = 'replaced by a later one'
    from json_to_recordset(${JSON.stringify(some)}::json) as n(id uuid, subscription uuid, topic text)
    where p.subscription_id = n.subscription and p.topic = n.topic and p.status = 'WAITING'
      and p.id <> all (${sql.param(newer.map(({ id }) => id))}::uuid[])
      and (p.claimed_until is null or p.claimed_until < clock_timestamp())`);
}

/* Claims use the database's clock only: server clocks may differ by more than a claim lasts. */
const claimEnd = sql`clock_timestamp() + interval '30 seconds'`;

/** Clocks of servers may differ by this much; a push that came too early waits for the next sweep. */
const toleranceMs = 2000;

/**
 * Claims a waiting push and counts the try; of concurrent claims one succeeds. Undefined if it isn't waiting, another
 * server holds it, or its time has not come: a job that is run again would come too early.
 */
export async function claimPush(db: Database, id: string, now: Date) {
  const isDue = lte(pushes.notBefore, new Date(now.getTime() + toleranceMs));
  const isFree = or(isNull(pushes.claimedUntil), lt(pushes.claimedUntil, sql`clock_timestamp()`));
  const [claimed] = await db
    .update(pushes)
    .set({ tries: sql`${pushes.tries} + 1`, claimedUntil: claimEnd })
    .where(and(eq(pushes.id, id), eq(pushes.status, 'WAITING'), isDue, isFree))
    .returning({
      id: pushes.id,
      subscriptionId: pushes.subscriptionId,
      notificationId: pushes.notificationId,
      kind: pushes.kind,
      isUrgent: pushes.isUrgent,
      topic: pushes.topic,
      uselessAfter: pushes.uselessAfter,
      tries: pushes.tries,
    });
  return claimed;
}

export type ClaimedPush = NonNullable<Awaited<ReturnType<typeof claimPush>>>;

/** Returns the device of a push, unless its session was ended or the kind was switched off since. */
export async function findReceiver(db: Database, { subscriptionId, kind }: ClaimedPush) {
  const isEnded = sql`exists (select from ${sessions} s where s.id = ${pushSubscriptions.sessionId} and s.revoked_at is not null)`;
  const isOff = sql`exists (select from ${pushPreferences} p
    where p.customer_code = ${pushSubscriptions.customerCode} and p.kind = ${kind} and not p.is_on)`;
  const [device] = await db
    .select({
      kind: pushSubscriptions.kind,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      token: pushSubscriptions.token,
    })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, subscriptionId), sql`not ${isEnded}`, sql`not ${isOff}`));
  return device && addressOf(device);
}

/** The table's check has it that a browser has all of its parts, and an app its token. */
function addressOf({
  kind: device,
  endpoint,
  p256dh,
  auth,
  token,
}: Pick<typeof pushSubscriptions.$inferSelect, 'kind' | 'endpoint' | 'p256dh' | 'auth' | 'token'>): DeviceAddress {
  if (device !== 'WEB') return { kind: device, token: token ?? '' };
  return { kind: device, endpoint: endpoint ?? '', p256dh: p256dh ?? '', auth: auth ?? '' };
}

/** Identifies a claim: a later try of another server has taken it over. */
type Try = Pick<ClaimedPush, 'id' | 'tries'>;

const stillOurs = ({ id, tries }: Try) => and(eq(pushes.id, id), eq(pushes.tries, tries), eq(pushes.status, 'WAITING'));

/** The push service accepted the push; it counts as sent even if another server has claimed it meanwhile. */
export async function markPushSent(db: Database, { id, subscriptionId }: ClaimedPush, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(pushes).set({ status: 'SENT', sentAt: at, claimedUntil: null }).where(eq(pushes.id, id));
    await tx
      .update(pushSubscriptions)
      .set({ succeededAt: at, failures: 0 })
      .where(eq(pushSubscriptions.id, subscriptionId));
  });
}

/** Schedules a retry; false if the claim was lost. */
export async function markPushWaiting(
  db: Database,
  claimed: Try,
  { lastError, wasTried, notBefore }: { lastError: string; wasTried: boolean; notBefore: Date },
): Promise<boolean> {
  const updated = await db
    .update(pushes)
    .set({ claimedUntil: null, lastError, notBefore, ...(!wasTried && { tries: claimed.tries - 1 }) })
    .where(stillOurs(claimed))
    .returning({ id: pushes.id });
  return updated.length > 0;
}

export async function markPushGivenUp(db: Database, claimed: Try, lastError: string): Promise<void> {
  await db.update(pushes).set({ status: 'GIVEN_UP', claimedUntil: null, lastError }).where(stillOurs(claimed));
}

/** Counts a push that its device did not get, and deletes a device that got none of the last ones. */
export async function noteFailure(db: Database, subscriptionId: string, most: number): Promise<void> {
  const [device] = await db
    .update(pushSubscriptions)
    .set({ failures: sql`${pushSubscriptions.failures} + 1` })
    .where(eq(pushSubscriptions.id, subscriptionId))
    .returning({ failures: pushSubscriptions.failures });
  if (device !== undefined && device.failures >= most) await deleteGoneDevice(db, subscriptionId);
}

/** Deletes a device with all its pushes. */
export async function deleteGoneDevice(db: Database, subscriptionId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId));
}

/** Returns waiting pushes without a waiting job. */
export async function listPushesWithoutJob(db: Database, limit: number): Promise<readonly PushDelivery[]> {
  const { rows } = await db.execute<{ id: string; at: string }>(sql`
    select p.id, greatest(p.not_before, coalesce(p.claimed_until, p.not_before)) as at from ${pushes} p
    where p.status = 'WAITING' and not exists (select from pgboss.job j where j.name = ${pushQueue}
      and j.state = 'created' and j.policy = 'short' and coalesce(j.singleton_key, '') = p.id::text)
    order by p.id limit ${limit}`);
  return rows.map(({ id, at }) => ({ pushId: id, notBefore: new Date(at) }));
}
