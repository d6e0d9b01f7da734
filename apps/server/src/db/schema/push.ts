import { PUSH_DEVICES, PUSH_KINDS } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sessions } from './access/sessions.ts';
import { DELIVERY_STATES, instant, isOneOf } from './columns.ts';
import { customers } from './customers.ts';
import { notifications } from './support.ts';

const customerCode = () =>
  text('customer_code')
    .notNull()
    .references(() => customers.code, { onDelete: 'cascade' });

/** Devices on which a customer wants pushes (push.dispositivo.1). */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    customerCode: customerCode(),
    /** The session whose end ends the subscription; null once an expired one was deleted. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    /** The browser's id, by which the next sign-in there takes over or removes the subscription. */
    deviceId: text('device_id'),
    kind: text('kind', { enum: PUSH_DEVICES }).notNull().default('WEB'),
    endpoint: text('endpoint'),
    p256dh: text('p256dh'),
    auth: text('auth'),
    /** The address of an app, given to it by the push service of its system. */
    token: text('token'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    succeededAt: instant('succeeded_at'),
    /** Pushes given up in a row; too many end the subscription. */
    failures: integer('failures').notNull().default(0),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    uniqueIndex('push_subscriptions_token').on(table.token),
    index('push_subscriptions_customer').on(table.customerCode, table.seenAt),
    index('push_subscriptions_session').on(table.sessionId),
    index('push_subscriptions_device').on(table.deviceId),
    index('push_subscriptions_seen').on(table.seenAt),
    check('push_subscriptions_kind', isOneOf(table.kind)),
    check(
      'push_subscriptions_address',
      sql`case when ${table.kind} = 'WEB' then num_nulls(${table.endpoint}, ${table.p256dh}, ${table.auth}) = 0 and ${table.token} is null
        else num_nonnulls(${table.endpoint}, ${table.p256dh}, ${table.auth}) = 0 and ${table.token} is not null end`,
    ),
  ],
);

/** Kinds that a customer has switched (push.tipi.1); a kind without a row is on. */
export const pushPreferences = pgTable(
  'push_preferences',
  {
    customerCode: customerCode(),
    kind: text('kind', { enum: PUSH_KINDS }).notNull(),
    isOn: boolean('is_on').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerCode, table.kind] }),
    check('push_preferences_kind', isOneOf(table.kind)),
  ],
);

/** Pushes, pending or sent; a job delivers each (`areas/push/usecases`). */
export const pushes = pgTable(
  'pushes',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    notificationId: bigint('notification_id', { mode: 'number' })
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: PUSH_KINDS }).notNull(),
    isUrgent: boolean('is_urgent').notNull(),
    /** Pushes of one topic replace each other; a hash, since push services read it. */
    topic: text('topic'),
    createdAt: instant('created_at').notNull(),
    /** The end of the quiet hours, or of the pause before the next try. */
    notBefore: instant('not_before').notNull(),
    uselessAfter: instant('useless_after').notNull(),
    status: text('status', { enum: DELIVERY_STATES }).notNull().default('WAITING'),
    sentAt: instant('sent_at'),
    tries: integer('tries').notNull().default(0),
    claimedUntil: instant('claimed_until'),
    lastError: text('last_error'),
  },
  (table) => [
    uniqueIndex('pushes_once').on(table.subscriptionId, table.notificationId),
    index('pushes_notification').on(table.notificationId),
    index('pushes_created').on(table.createdAt),
    index('pushes_waiting')
      .on(table.id)
      .where(sql`${table.status} = 'WAITING'`),
    check('pushes_kind', isOneOf(table.kind)),
    check('pushes_status', isOneOf(table.status)),
    check('pushes_sent', sql`(${table.status} = 'SENT') = (${table.sentAt} is not null)`),
  ],
);
