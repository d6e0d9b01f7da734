import { sql } from 'drizzle-orm';
import { bigint, check, customType, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ACTOR_RIGHTS, MESSAGE_CHANNELS, DELIVERY_STATES, isOneOf } from './columns.ts';

/** PostgreSQL's transaction number, which only grows. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Domain events: the source of messages, and read by the provider's own systems. Written in the
 * transaction of the change itself, so that neither exists without the other.
 */
export const events = pgTable(
  'events',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    /**
     * The writing transaction. Ids are assigned before commit, so a reader that follows ids alone would skip
     * events of a transaction still open; reading only below the oldest open transaction avoids that.
     */
    transaction: transactionId('transaction')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    at: instant('at').notNull(),
    /** `CUSTOMER_REGISTERED`, `PASSWORD_CHANGED`, … */
    kind: text('kind').notNull(),
    /** A copy, since the customer may be erased later. */
    customerCode: text('customer_code'),
    actorName: text('actor_name'),
    right: text('right', { enum: ACTOR_RIGHTS }).notNull(),
    /** The event's own fields; never a secret. */
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Set when the customer was erased: personal fields are removed once the provider has read the event. */
    erasedAt: instant('erased_at'),
    /** Set when personal fields were removed (docs/retention.md). */
    redactedAt: instant('redacted_at'),
  },
  (table) => [
    index('events_order').on(table.transaction, table.id),
    index('events_customer').on(table.customerCode, table.id),
    index('events_personal')
      .on(table.at)
      .where(sql`${table.redactedAt} is null`),
    index('events_erased')
      .on(table.id)
      .where(sql`${table.erasedAt} is not null and ${table.redactedAt} is null`),
    check('events_right', isOneOf(table.right)),
  ],
);

/** The event up to which all readers had read each night, because the retention of an event is counted from then. */
export const eventReads = pgTable('event_reads', {
  at: instant('at').primaryKey(),
  transaction: transactionId('transaction').notNull(),
  eventId: bigint('event_id', { mode: 'bigint' }).notNull(),
});

/** Mail and SMS, pending or sent; a job delivers each (`areas/messages/usecases`). */
export const messages = pgTable(
  'messages',
  {
    /** Also the mail's Message-ID and the SMS's idempotency key, by which a duplicate can be detected. */
    id: uuid('id').primaryKey(),
    /** The event that caused the message; null for a code, which has no event. */
    eventId: bigint('event_id', { mode: 'bigint' }).references(() => events.id, { onDelete: 'set null' }),
    /** `registration-code`, `password-changed`, … */
    template: text('template').notNull(),
    channel: text('channel', { enum: MESSAGE_CHANNELS }).notNull(),
    customerCode: text('customer_code'),
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    text: text('text').notNull(),
    html: text('html'),
    /** The URL and the one-time code in the text; cleared on delivery outside the demo. */
    link: text('link'),
    code: text('code'),
    createdAt: instant('created_at').notNull(),
    status: text('status', { enum: DELIVERY_STATES }).notNull().default('WAITING'),
    sentAt: instant('sent_at'),
    tries: integer('tries').notNull().default(0),
    /** End of the sending server's claim, which it renews while it is alive. */
    claimedUntil: instant('claimed_until'),
    /** After this moment (its code has expired) the message is given up instead of retried. */
    uselessAfter: instant('useless_after'),
    lastError: text('last_error'),
  },
  (table) => [
    index('messages_recipient').on(table.recipient, table.createdAt),
    index('messages_created').on(table.createdAt),
    index('messages_customer').on(table.customerCode, table.createdAt),
    index('messages_waiting')
      .on(table.createdAt)
      .where(sql`${table.status} = 'WAITING'`),
    index('messages_waiting_by_id')
      .on(table.id)
      .where(sql`${table.status} = 'WAITING'`),
    check('messages_channel', isOneOf(table.channel)),
    check('messages_status', isOneOf(table.status)),
    check('messages_sent', sql`(${table.status} = 'SENT') = (${table.sentAt} is not null)`),
  ],
);
