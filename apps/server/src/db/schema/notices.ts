import { NOTICE_CHANNELS, NOTICE_KINDS, NOTICE_STEPS } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { day, instant, isOneOf } from './columns.ts';

// Refers to no row of `customers`, because the proof outlives it.
const customerCode = () => text('customer_code').notNull();

/** Legal notices of the provider, each a document of its own (comunicazioni.tipi.1). */
export const legalNotices = pgTable(
  'legal_notices',
  {
    number: text('number').primaryKey(),
    customerCode: customerCode(),
    contractCode: text('contract_code'),
    kind: text('kind', { enum: NOTICE_KINDS }).notNull(),
    title: text('title').notNull(),
    /** The PDF is made of this, or is the provider's in the archive; retention empties both. */
    text: text('text'),
    archiveKey: text('archive_key'),
    effectiveDay: day('effective_day'),
    /** True if every component of the price falls, which shortens the term. */
    allFall: boolean('all_fall').notNull().default(false),
    importedAt: instant('imported_at').notNull().defaultNow(),
    /** The bytes whose hash the ledger has; a later release could draw others. */
    pdf: bytes('pdf'),
    /** The event of the preparation, by which a message is found to be about the notice. */
    eventId: bigint('event_id', { mode: 'bigint' }),
    mailedAt: instant('mailed_at'),
    textedAt: instant('texted_at'),
    /** When the job has to look at it again, at once by whatever clock; null when nothing follows. */
    dueAt: instant('due_at').default(sql`to_timestamp(0)`),
  },
  (table) => [
    index('legal_notices_customer').on(table.customerCode, table.importedAt),
    index('legal_notices_due')
      .on(table.dueAt, table.number)
      .where(sql`${table.dueAt} is not null`),
    index('legal_notices_kept')
      .on(table.importedAt)
      .where(sql`${table.pdf} is not null`),
    check('legal_notices_kind', isOneOf(table.kind)),
    check('legal_notices_content', sql`num_nonnulls(${table.text}, ${table.archiveKey}) <= 1`),
  ],
);

/** Personal part of a step, with a salt: its digest alone is in the chain. */
export type NoticeEvidence = Readonly<Record<string, string>>;

/** Steps of all notices, chained per customer; a trigger rejects changes and deletes (comunicazioni.registro.1). */
export const noticeLedger = pgTable(
  'notice_ledger',
  {
    customerCode: customerCode(),
    /** Counted from 1 for each customer. */
    position: integer('position').notNull(),
    /** Orders the rows of all customers, for the daily root. */
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    noticeNumber: text('notice_number')
      .notNull()
      .references(() => legalNotices.number),
    step: text('step', { enum: NOTICE_STEPS }).notNull(),
    at: instant('at').notNull(),
    channel: text('channel', { enum: NOTICE_CHANNELS }),
    /** SHA-256 of the notice and of its PDF, both of PREPARATA alone. */
    contentDigest: text('content_digest'),
    pdfDigest: text('pdf_digest'),
    details: jsonb('details').$type<NoticeEvidence>(),
    detailsDigest: text('details_digest'),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerCode, table.position] }),
    unique('notice_ledger_step').on(table.noticeNumber, table.step, table.channel).nullsNotDistinct(),
    uniqueIndex('notice_ledger_id').on(table.id),
    index('notice_ledger_message').on(sql`(${table.details} ->> 'messageId')`),
    index('notice_ledger_kept')
      .on(table.at)
      .where(sql`${table.details} is not null`),
    check('notice_ledger_step_is', isOneOf(table.step)),
    check('notice_ledger_channel', isOneOf(table.channel)),
    check('notice_ledger_details', sql`${table.details} is null or ${table.detailsDigest} is not null`),
  ],
);

/** The last row of each customer's chain; its lock orders what is added. */
export const noticeHeads = pgTable('notice_heads', {
  customerCode: customerCode().primaryKey(),
  position: integer('position').notNull(),
  hash: text('hash').notNull(),
});

/** One hash a day over all chains, which the provider keeps too (comunicazioni.registro.3). */
export const noticeRoots = pgTable('notice_roots', {
  day: day('day').primaryKey(),
  at: instant('at').notNull(),
  /** Rows up to this id of the ledger are in it. */
  lastId: bigint('last_id', { mode: 'number' }).notNull(),
  customers: integer('customers').notNull(),
  root: text('root').notNull(),
});

/** Reports of delivery that wait for the job, which adds them to the ledger (comunicazioni.esiti.1). */
export const noticeReceipts = pgTable(
  'notice_receipts',
  {
    /** Number of the notice, or id of the message. */
    reference: text('reference').notNull(),
    channel: text('channel', { enum: ['EMAIL', 'SMS', 'POSTA'] }).notNull(),
    outcome: text('outcome', { enum: ['CONSEGNATA', 'NON_CONSEGNATA', 'SPEDITA'] }).notNull(),
    at: instant('at').notNull(),
    text: text('text'),
    tracking: text('tracking'),
  },
  (table) => [
    primaryKey({ columns: [table.reference, table.channel, table.outcome, table.at] }),
    check('notice_receipts_channel', isOneOf(table.channel)),
    check('notice_receipts_outcome', isOneOf(table.outcome)),
  ],
);
