import { and, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { PushApp } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { accounts, pushes, pushSubscriptions, sessions } from '../../../db/schema/index.ts';

export function listDevices(db: Database, customerCode: string) {
  return db
    .select({
      id: pushSubscriptions.id,
      userAgent: pushSubscriptions.userAgent,
      createdAt: pushSubscriptions.createdAt,
      sessionId: pushSubscriptions.sessionId,
    })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.customerCode, customerCode))
    .orderBy(desc(pushSubscriptions.seenAt), desc(pushSubscriptions.id));
}

/** The address of a device at its push service. */
export type DeviceAddress =
  | { readonly kind: 'WEB'; readonly endpoint: string; readonly p256dh: string; readonly auth: string }
  | { readonly kind: PushApp; readonly token: string };

export type NewSubscription = Pick<
  typeof pushSubscriptions.$inferInsert,
  'customerCode' | 'sessionId' | 'deviceId' | 'userAgent'
> & { readonly address: DeviceAddress };

/**
 * Stores a device of the customer. One of somebody else with the same address is deleted first, with the pushes that
 * wait for it, since they are not this customer's.
 */
export async function putSubscription(
  db: Database,
  { customerCode, address, ...values }: NewSubscription,
  now: Date,
): Promise<string> {
  // Serialises the devices of a customer, which would otherwise not count each other.
  await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.customerCode, customerCode))
    .orderBy(accounts.id)
    .for('no key update');
  const isSame =
    address.kind === 'WEB'
      ? eq(pushSubscriptions.endpoint, address.endpoint)
      : eq(pushSubscriptions.token, address.token);
  for (;;) {
    await db.delete(pushSubscriptions).where(and(isSame, ne(pushSubscriptions.customerCode, customerCode)));
    const [stored] = await db
      .insert(pushSubscriptions)
      .values({ customerCode, ...address, ...values, createdAt: now, seenAt: now })
      .onConflictDoUpdate({
        target: address.kind === 'WEB' ? pushSubscriptions.endpoint : pushSubscriptions.token,
        set: { ...address, ...values, seenAt: now, failures: 0 },
        setWhere: eq(pushSubscriptions.customerCode, customerCode),
      })
      .returning({ id: pushSubscriptions.id });
    // Another customer may have taken the device in between, and is deleted the next time.
    if (stored !== undefined) return stored.id;
  }
}

/** Deletes the earlier addresses of the device, which its push service has replaced; their pushes wait for the new one. */
export async function deleteReplaced(
  db: Database,
  { id, sessionId }: { readonly id: string; readonly sessionId: string },
): Promise<void> {
  const isReplaced = and(eq(pushSubscriptions.sessionId, sessionId), ne(pushSubscriptions.id, id));
  const replaced = db.select({ id: pushSubscriptions.id }).from(pushSubscriptions).where(isReplaced);
  const isThere = sql`exists (select from ${pushes} p
    where p.subscription_id = ${id} and p.notification_id = ${pushes.notificationId})`;
  await db
    .update(pushes)
    .set({ subscriptionId: id })
    .where(and(inArray(pushes.subscriptionId, replaced), eq(pushes.status, 'WAITING'), sql`not ${isThere}`));
  await db.delete(pushSubscriptions).where(isReplaced);
}

/** Deletes the devices above the limit, those that were seen least recently. */
export async function deleteOldestDevices(db: Database, customerCode: string, most: number): Promise<void> {
  const tooMany = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.customerCode, customerCode))
    .orderBy(desc(pushSubscriptions.seenAt), desc(pushSubscriptions.id))
    .offset(most);
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, tooMany));
}

/** False if the customer has no such device. */
export async function deleteDevice(db: Database, customerCode: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.customerCode, customerCode), sql`${pushSubscriptions.id}::text = ${id}`))
    .returning({ id: pushSubscriptions.id });
  return deleted.length > 0;
}

/** Gives a browser's subscriptions to the session that was opened on it, or ends those of somebody else. */
export async function passToSession(
  db: Database,
  opened: { readonly sessionId: string; readonly deviceId: string; readonly customerCode: string | null },
  now: Date,
): Promise<void> {
  const { sessionId, deviceId, customerCode } = opened;
  const isHere = eq(pushSubscriptions.deviceId, deviceId);
  const isOthers = customerCode === null ? undefined : ne(pushSubscriptions.customerCode, customerCode);
  await db.delete(pushSubscriptions).where(and(isHere, isOthers));
  if (customerCode === null) return;
  await db
    .update(pushSubscriptions)
    .set({ sessionId, seenAt: now })
    .where(and(isHere, eq(pushSubscriptions.customerCode, customerCode)));
}

/** Deletes the devices whose sessions were ended, not those whose sessions only expired (push.dispositivo.1). */
export async function deleteOfEndedSessions(db: Database, accountId: string): Promise<void> {
  const ended = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isNotNull(sessions.revokedAt)));
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionId, ended));
}

/** Deletes all devices of an account but that of one session, those of expired sessions too. */
export async function deleteOfOtherSessions(db: Database, accountId: string, kept: string | null): Promise<void> {
  const owner = db
    .select({ code: accounts.customerCode })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNotNull(accounts.customerCode)));
  const isOther =
    kept === null ? undefined : or(isNull(pushSubscriptions.sessionId), ne(pushSubscriptions.sessionId, kept));
  await db.delete(pushSubscriptions).where(and(inArray(pushSubscriptions.customerCode, owner), isOther));
}
