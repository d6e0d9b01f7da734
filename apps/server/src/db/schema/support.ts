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

/** Messages of customers to customer service, each with its answer. */
export const contactRequests = pgTable(
  'contact_requests',
  {
    /** Its receipt number is made of this and the year. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerCode: customerCode(),
    /** The topic, by its name in the contact configuration and in the words of the time. */
    topic: text('topic').notNull(),
    topicLabel: text('topic_label').notNull(),
    text: text('text').notNull(),
    contractCode: text('contract_code'),
    /** How the customer wants to hear of the answer. */
    channel: text('channel', { enum: MESSAGE_CHANNELS }),
    sentAt: instant('sent_at').notNull(),
    /** The promise. */
    answerBy: instant('answer_by').notNull(),
    /** The key with which the message was sent, and what was sent with it: the same again is the same message. */
    key: text('key'),
    digest: text('digest').notNull(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    answeredBy: text('answered_by'),
    answerKey: text('answer_key'),
    /** Who works on it, and since when. */
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

/** Files that came with a message. */
export const contactFiles = pgTable(
  'contact_files',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    requestId: bigint('request_id', { mode: 'number' })
      .notNull()
      .references(() => contactRequests.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    /** What its content is, not what its name says. */
    type: text('type').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [unique('contact_files_position').on(table.requestId, table.position)],
);

/** What the customer is told in the area. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerCode: customerCode(),
    /** The event that it tells of: each is told once, however often it is delivered. */
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
    index('notifications_customer').on(table.customerCode, table.id),
    index('notifications_unread')
      .on(table.customerCode)
      .where(sql`${table.readAt} is null`),
    check('notifications_target', isOneOf(table.target)),
  ],
);
