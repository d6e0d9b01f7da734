import { sql } from 'drizzle-orm';
import { bigint, check, customType, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ACTOR_RIGHTS, MESSAGE_CHANNELS, DELIVERY_STATES, isOneOf } from './columns.ts';

/** PostgreSQL's own number of a transaction, which only grows. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * What happened, for whoever must hear of it: messages are made of it, and the provider's own
 * systems read it. Written in the transaction of the fact itself, so that neither exists without the other.
 */
export const events = pgTable(
  'events',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    /**
     * The transaction that wrote it. Ids are given before commit, so a reader that goes by ids alone
     * would pass over one whose transaction is still open; by transactions below the oldest open one it can't.
     */
    transaction: transactionId('transaction')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    at: instant('at').notNull(),
    /** The kind of fact: `CUSTOMER_REGISTERED`, `PASSWORD_CHANGED`, … */
    kind: text('kind').notNull(),
    /** Whom it is about; a copy, since the customer may be erased later. */
    customerCode: text('customer_code'),
    /** The account that did it, and by what right. */
    actorName: text('actor_name'),
    right: text('right', { enum: ACTOR_RIGHTS }).notNull(),
    /** The fact's own fields; never a secret. */
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [
    index('events_order').on(table.transaction, table.id),
    index('events_customer').on(table.customerCode, table.id),
    check('events_right', isOneOf(table.right)),
  ],
);

/** Mail and SMS on their way or gone; a job delivers each (`areas/messages/usecases`). */
export const messages = pgTable(
  'messages',
  {
    /** Also the mail's Message-ID and the SMS's idempotency key: whoever gets it twice can tell. */
    id: uuid('id').primaryKey(),
    /** The fact that it tells of; none for a code, which is no fact. */
    eventId: bigint('event_id', { mode: 'bigint' }).references(() => events.id, { onDelete: 'set null' }),
    /** Which text it is: `registration-code`, `password-changed`, … */
    template: text('template').notNull(),
    channel: text('channel', { enum: MESSAGE_CHANNELS }).notNull(),
    customerCode: text('customer_code'),
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    text: text('text').notNull(),
    html: text('html'),
    /** The URL and the one-time code that the text holds; emptied when delivered outside the demo. */
    link: text('link'),
    code: text('code'),
    createdAt: instant('created_at').notNull(),
    status: text('status', { enum: DELIVERY_STATES }).notNull().default('WAITING'),
    sentAt: instant('sent_at'),
    tries: integer('tries').notNull().default(0),
    /** Until when the server that is sending it has it for itself; it renews this while it lives. */
    claimedUntil: instant('claimed_until'),
    /** After this moment it is of no use to anybody (its code has expired): given up instead of tried again. */
    uselessAfter: instant('useless_after'),
    /** What the carrier said last when it failed. */
    lastError: text('last_error'),
  },
  (table) => [
    index('messages_recipient').on(table.recipient, table.createdAt),
    index('messages_created').on(table.createdAt),
    index('messages_customer').on(table.customerCode, table.createdAt),
    index('messages_waiting')
      .on(table.createdAt)
      .where(sql`${table.status} = 'WAITING'`),
    check('messages_channel', isOneOf(table.channel)),
    check('messages_status', isOneOf(table.status)),
    check('messages_sent', sql`(${table.status} = 'SENT') = (${table.sentAt} is not null)`),
  ],
);
