import { NOTIFICATION_TARGETS } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { customers } from './customers.ts';
import { instant, MESSAGE_CHANNELS, isOneOf } from './columns.ts';
import { events } from './events.ts';

const customerCode = () =>
  text('customer_code')
    .notNull()
    .references(() => customers.code, { onDelete: 'cascade' });

export const contactRequests = pgTable(
  'contact_requests',
  {
    /** The receipt number consists of this id and the year. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerCode: customerCode(),
    /** The topic's name in the contact configuration, and its label at that time. */
    topic: text('topic').notNull(),
    topicLabel: text('topic_label').notNull(),
    text: text('text').notNull(),
    contractCode: text('contract_code'),
    /** The customer's preferred channel for notification of the answer. */
    channel: text('channel', { enum: MESSAGE_CHANNELS }),
    sentAt: instant('sent_at').notNull(),
    /** The promised deadline. */
    answerBy: instant('answer_by').notNull(),
    /** Idempotency key and request digest: a repeat is the same message. */
    key: text('key'),
    digest: text('digest').notNull(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    answeredBy: text('answered_by'),
    answerKey: text('answer_key'),
    takenBy: text('taken_by'),
    takenAt: instant('taken_at'),
  },
  (table) => [
    uniqueIndex('contact_requests_key').on(table.customerCode, table.key),
    index('contact_requests_customer').on(table.customerCode, table.id),
    index('contact_requests_open')
      .on(table.answerBy, table.id)
      .where(sql`${table.answeredAt} is null`),
    index('contact_requests_answered')
      .on(table.answeredAt)
      .where(sql`${table.answeredAt} is not null`),
    check('contact_requests_taken', sql`(${table.takenBy} is null) = (${table.takenAt} is null)`),
    check('contact_requests_channel', isOneOf(table.channel)),
    check(
      'contact_requests_answer',
      sql`(${table.answer} is null) = (${table.answeredAt} is null) and (${table.answer} is null) = (${table.answeredBy} is null)`,
    ),
  ],
);

export const contactFiles = pgTable(
  'contact_files',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    requestId: bigint('request_id', { mode: 'number' })
      .notNull()
      .references(() => contactRequests.id, { onDelete: 'cascade' }),
    /** Counted from 1. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    /** Detected from the content, not from the name. */
    type: text('type').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [unique('contact_files_position').on(table.requestId, table.position)],
);

export const notifications = pgTable(
  'notifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerCode: customerCode(),
    /** The event behind it: notified once, even if the event is delivered repeatedly. */
    eventId: bigint('event_id', { mode: 'bigint' }).references(() => events.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    text: text('text').notNull(),
    target: text('target', { enum: NOTIFICATION_TARGETS }).notNull(),
    url: text('url'),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    uniqueIndex('notifications_event').on(table.eventId),
    index('notifications_at').on(table.at),
    index('notifications_customer').on(table.customerCode, table.id),
    index('notifications_unread')
      .on(table.customerCode)
      .where(sql`${table.readAt} is null`),
    check('notifications_target', isOneOf(table.target)),
  ],
);
