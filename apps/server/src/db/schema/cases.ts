import { CASE_CLOCKS, CASE_KINDS, CASE_MESSAGE_KINDS, DISPUTE_KINDS } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { bills } from './bills.ts';
import { bytes } from './bytes.ts';
import { customers } from './customers.ts';
import { meterReadings } from './readings.ts';
import { instant, isOneOf, MESSAGE_CHANNELS } from './columns.ts';

const customerCode = () => text('customer_code').references(() => customers.code, { onDelete: 'cascade' });

const caseId = () =>
  bigint('case_id', { mode: 'number' })
    .notNull()
    .references(() => cases.id, { onDelete: 'cascade' });

/** Complaints and other written requests whose answer the law gives a term (reclami.tipi.1). */
export const cases = pgTable(
  'cases',
  {
    /** The case number consists of this id and the year. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a case of the public form until it is attached to an account. */
    customerCode: customerCode(),
    kind: text('kind', { enum: CASE_KINDS }).notNull(),
    text: text('text').notNull(),
    contractCode: text('contract_code'),
    interventionId: text('intervention_id'),
    paymentId: text('payment_id'),
    /** The reading that came with a correction. */
    readingId: bigint('reading_id', { mode: 'number' }).references(() => meterReadings.id, { onDelete: 'set null' }),
    /** The customer's segment and the months of a bill at receipt: the yearly figures count by them. */
    segment: text('segment'),
    billedMonths: integer('billed_months'),
    /** Promised by the provider at receipt. */
    replyDays: integer('reply_days').notNull(),
    acknowledgementDays: integer('acknowledgement_days').notNull(),
    /** The customer's preferred channel for notices. */
    channel: text('channel', { enum: MESSAGE_CHANNELS }),
    receivedAt: instant('received_at').notNull(),
    takenBy: text('taken_by'),
    takenAt: instant('taken_at'),
    withdrawnAt: instant('withdrawn_at'),
    /** The moment of the reply or of the withdrawal. */
    endedAt: instant('ended_at'),
    /** Sender of the public form. */
    contactName: text('contact_name'),
    contactMail: text('contact_mail'),
    /** POD or PDR as typed in the public form. */
    supplyCode: text('supply_code'),
    /** Hash of the code that attaches a case of the public form to an account. */
    attachHash: text('attach_hash'),
    /** Idempotency key and request digest: a repeat is the same case. */
    key: text('key'),
    digest: text('digest').notNull(),
  },
  (table) => [
    uniqueIndex('cases_key').on(table.customerCode, table.key),
    uniqueIndex('cases_attach').on(table.attachHash),
    index('cases_customer').on(table.customerCode, table.id),
    index('cases_open')
      .on(table.takenBy)
      .where(sql`${table.endedAt} is null`),
    index('cases_ended')
      .on(table.endedAt)
      .where(sql`${table.endedAt} is not null`),
    index('cases_reading').on(table.readingId),
    index('cases_received').on(table.receivedAt),
    check('cases_kind', isOneOf(table.kind)),
    check('cases_channel', isOneOf(table.channel)),
    check('cases_taken', sql`(${table.takenBy} is null) = (${table.takenAt} is null)`),
    check('cases_withdrawn', sql`${table.withdrawnAt} is null or ${table.withdrawnAt} = ${table.endedAt}`),
    check(
      'cases_sender',
      sql`${table.customerCode} is not null or (${table.contactName} is not null and ${table.contactMail} is not null)`,
    ),
  ],
);

export const caseBills = pgTable('case_bills', { caseId: caseId(), number: text('number').notNull() }, (table) => [
  primaryKey({ columns: [table.caseId, table.number] }),
  index('case_bills_number').on(table.number),
]);

export const caseMessages = pgTable(
  'case_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    caseId: caseId(),
    kind: text('kind', { enum: CASE_MESSAGE_KINDS }).notNull(),
    /** The operator; null: the customer. */
    author: text('author'),
    text: text('text').notNull(),
    at: instant('at').notNull(),
    key: text('key'),
    digest: text('digest').notNull(),
  },
  (table) => [
    uniqueIndex('case_messages_key').on(table.caseId, table.key),
    index('case_messages_case').on(table.caseId, table.id),
    check('case_messages_kind', isOneOf(table.kind)),
    check('case_messages_author', sql`(${table.kind} = 'MESSAGGIO') = (${table.author} is null)`),
  ],
);

export const caseFiles = pgTable(
  'case_files',
  {
    caseId: caseId(),
    /** Counted from 1, over all messages of a case. */
    position: integer('position').notNull(),
    /** Null for a file that came with the case itself. */
    messageId: bigint('message_id', { mode: 'number' }).references(() => caseMessages.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Detected from the content, not from the name. */
    type: text('type').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.position] })],
);

/** The reply of a case in its four parts, none of which may be missing (reclami.risposta.1). */
export const caseReplies = pgTable('case_replies', {
  caseId: bigint('case_id', { mode: 'number' })
    .primaryKey()
    .references(() => cases.id, { onDelete: 'cascade' }),
  complaint: text('complaint').notNull(),
  checks: text('checks').notNull(),
  conclusions: text('conclusions').notNull(),
  rights: text('rights').notNull(),
  at: instant('at').notNull(),
  by: text('by').notNull(),
  key: text('key'),
});

/** Terms of a case that a job watches (reclami.orologi.1). */
export const caseClocks = pgTable(
  'case_clocks',
  {
    caseId: caseId(),
    kind: text('kind', { enum: CASE_CLOCKS }).notNull(),
    /** Null while it stands still. */
    dueAt: instant('due_at'),
    /** When it was met, missed or given up; it never moves again. */
    doneAt: instant('done_at'),
    outcome: text('outcome', { enum: ['MET', 'MISSED', 'VOID'] }),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.kind] }),
    index('case_clocks_due')
      .on(table.dueAt, table.caseId)
      .where(sql`${table.doneAt} is null`),
    check('case_clocks_kind', isOneOf(table.kind)),
    check('case_clocks_outcome', isOneOf(table.outcome)),
    check('case_clocks_done', sql`(${table.doneAt} is null) = (${table.outcome} is null)`),
  ],
);

/** Times in which a case waited for its customer (reclami.termini.3). */
export const casePauses = pgTable(
  'case_pauses',
  {
    caseId: caseId(),
    pausedAt: instant('paused_at').notNull(),
    resumedAt: instant('resumed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.pausedAt] }),
    uniqueIndex('case_pauses_open')
      .on(table.caseId)
      .where(sql`${table.resumedAt} is null`),
  ],
);

/** Money that the provider owes a customer, to be deducted from a bill: one indemnity a case (reclami.indennizzo.1). */
export const credits = pgTable(
  'credits',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    caseId: caseId(),
    customerCode: customerCode(),
    amountCents: integer('amount_cents').notNull(),
    at: instant('at').notNull(),
    /** The bill that deducted it, as the provider's systems report. */
    billNumber: text('bill_number'),
  },
  (table) => [
    unique('credits_case').on(table.caseId),
    index('credits_customer').on(table.customerCode),
    check('credits_amount', sql`${table.amountCents} > 0`),
  ],
);

/** Amounts of bills that a case keeps from being collected (reclami.contestazione.2). */
export const billDisputes = pgTable(
  'bill_disputes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    caseId: caseId(),
    billId: bigint('bill_id', { mode: 'number' })
      .notNull()
      .references(() => bills.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: DISPUTE_KINDS }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    startedAt: instant('started_at').notNull(),
    /** When the amount was owed again. */
    endedAt: instant('ended_at'),
    /** When a debit took the amount that is owed again, so that it is collected once. */
    collectedAt: instant('collected_at'),
  },
  (table) => [
    uniqueIndex('bill_disputes_case').on(table.caseId, table.billId),
    // The prescription of a bill is objected to once.
    uniqueIndex('bill_disputes_prescription')
      .on(table.billId)
      .where(sql`${table.kind} = 'PRESCRIZIONE' and ${table.endedAt} is null`),
    index('bill_disputes_bill').on(table.billId),
    index('bill_disputes_to_collect')
      .on(table.billId)
      .where(sql`${table.endedAt} is not null and ${table.collectedAt} is null`),
    check('bill_disputes_kind', isOneOf(table.kind)),
    check('bill_disputes_amount', sql`${table.amountCents} > 0`),
    check('bill_disputes_collected', sql`${table.collectedAt} is null or ${table.endedAt} is not null`),
  ],
);
