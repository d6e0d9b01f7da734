import {
  PAPER_STATES,
  REJECTION_CODES,
  REQUEST_PAPERS,
  REQUEST_STEPS,
  SUPPLY_REQUEST_KINDS,
  type RequestCost,
  type SupplyAnswers,
} from '@sportello/domain';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { day, instant, isOneOf, MESSAGE_CHANNELS } from './columns.ts';
import { customers } from './customers.ts';

const customerCode = () =>
  text('customer_code')
    .notNull()
    .references(() => customers.code, { onDelete: 'cascade' });

const requestId = () =>
  bigint('request_id', { mode: 'number' })
    .notNull()
    .references(() => supplyRequests.id, { onDelete: 'cascade' });

const answers = () => jsonb('answers').$type<SupplyAnswers>().notNull();

/** Requests about supplies with their facts; the state is derived (pratica.stati.1). */
export const supplyRequests = pgTable(
  'supply_requests',
  {
    /** The request number consists of this id and the year. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerCode: customerCode(),
    kind: text('kind', { enum: SUPPLY_REQUEST_KINDS }).notNull(),
    /** Null for a delivery point that was not the customer's. */
    contractCode: text('contract_code'),
    /** POD or PDR as it was then. */
    point: text('point'),
    /** Offer and delivery point in the words of the signed paper, as they were then. */
    supplyWords: text('supply_words').notNull(),
    /** The draft that was sent, as idempotency key. */
    draftId: text('draft_id').notNull(),
    answers: answers(),
    /** As the customer saw it: also the lines of the bill (pratica.costo.2). */
    cost: jsonb('cost').$type<RequestCost>().notNull(),
    /** Last day of the term. */
    dueOn: day('due_on').notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** The channel and masked contact of the code that signed it; null for a kind that is not signed. */
    signedChannel: text('signed_channel', { enum: MESSAGE_CHANNELS }),
    signedContact: text('signed_contact'),
    cancelledAt: instant('cancelled_at'),
    rejectedAt: instant('rejected_at'),
    rejectionCode: text('rejection_code', { enum: REJECTION_CODES }),
    /** The provider's own words. */
    rejectionWords: text('rejection_words'),
    /** The bill that has its cost. */
    billNumber: text('bill_number'),
    /** The moment of the last step, of the rejection or of the cancellation. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('supply_requests_draft').on(table.customerCode, table.draftId),
    // A POD is the same with and without its check character.
    uniqueIndex('supply_requests_open')
      .on(table.customerCode, table.kind, sql`coalesce(${table.contractCode}, left(${table.point}, 14))`)
      .where(sql`${table.endedAt} is null`),
    index('supply_requests_customer').on(table.customerCode, table.id),
    index('supply_requests_due')
      .on(table.dueOn, table.id)
      .where(sql`${table.endedAt} is null`),
    index('supply_requests_ended')
      .on(table.endedAt)
      .where(sql`${table.endedAt} is not null`),
    check('supply_requests_kind', isOneOf(table.kind)),
    check('supply_requests_about', sql`num_nonnulls(${table.contractCode}, ${table.point}) > 0`),
    check('supply_requests_channel', isOneOf(table.signedChannel)),
    check('supply_requests_signed', sql`(${table.signedChannel} is null) = (${table.signedContact} is null)`),
    check('supply_requests_rejection', isOneOf(table.rejectionCode)),
    check('supply_requests_rejected', sql`(${table.rejectedAt} is null) = (${table.rejectionCode} is null)`),
    check(
      'supply_requests_stopped',
      sql`coalesce(${table.cancelledAt}, ${table.rejectedAt}) is null
        or coalesce(${table.cancelledAt}, ${table.rejectedAt}) = ${table.endedAt}`,
    ),
  ],
);

export const supplyRequestSteps = pgTable(
  'supply_request_steps',
  {
    requestId: requestId(),
    step: text('step', { enum: REQUEST_STEPS }).notNull(),
    at: instant('at').notNull(),
    /** Day of the planned work, or from which the change holds. */
    day: day('day'),
    /** Hours of the planned work in the distributor's words. */
    hours: text('hours'),
    /** The operator or system; null: the customer. */
    by: text('by'),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.step] }),
    check('supply_request_steps_step', isOneOf(table.step)),
  ],
);

/** Papers that the customer sent, with the provider's check (pratica.carte.2). */
export const supplyRequestPapers = pgTable(
  'supply_request_papers',
  {
    requestId: requestId(),
    /** Counted from 1 within a request. */
    position: integer('position').notNull(),
    paper: text('paper', { enum: REQUEST_PAPERS }).notNull(),
    name: text('name').notNull(),
    /** Detected from the content, not from the name. */
    type: text('type').notNull(),
    content: bytes('content').notNull(),
    at: instant('at').notNull(),
    state: text('state', { enum: PAPER_STATES }).notNull().default('DA_VERIFICARE'),
    reason: text('reason'),
    checkedAt: instant('checked_at'),
    checkedBy: text('checked_by'),
    /** Idempotency key and digest; null for a paper of the draft. */
    key: text('key'),
    digest: text('digest'),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.position] }),
    uniqueIndex('supply_request_papers_key').on(table.requestId, table.key),
    index('supply_request_papers_unchecked')
      .on(table.requestId)
      .where(sql`${table.state} = 'DA_VERIFICARE'`),
    check('supply_request_papers_paper', isOneOf(table.paper)),
    check('supply_request_papers_state', isOneOf(table.state)),
    check('supply_request_papers_reason', sql`(${table.state} = 'RESPINTA') = (${table.reason} is not null)`),
    check('supply_request_papers_checked', sql`(${table.state} = 'DA_VERIFICARE') = (${table.checkedAt} is null)`),
  ],
);

export const supplyRequestMessages = pgTable(
  'supply_request_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    requestId: requestId(),
    /** The operator or system; null: the customer. */
    author: text('author'),
    text: text('text').notNull(),
    /** The paper that it asks for. */
    asksFor: text('asks_for', { enum: REQUEST_PAPERS }),
    at: instant('at').notNull(),
    /** Idempotency key and digest: a repeat is the same message. */
    key: text('key'),
    digest: text('digest').notNull(),
  },
  (table) => [
    uniqueIndex('supply_request_messages_key').on(table.requestId, table.key),
    index('supply_request_messages_request').on(table.requestId, table.id),
    check('supply_request_messages_asks', isOneOf(table.asksFor)),
    check('supply_request_messages_asker', sql`${table.asksFor} is null or ${table.author} is not null`),
  ],
);

/** Requests that were begun, one of a kind and supply (pratica.bozza.2). */
export const supplyRequestDrafts = pgTable(
  'supply_request_drafts',
  {
    /** Chosen by the client: starting the same draft twice creates it once. */
    id: text('id').primaryKey(),
    customerCode: customerCode(),
    kind: text('kind', { enum: SUPPLY_REQUEST_KINDS }).notNull(),
    contractCode: text('contract_code'),
    answers: answers(),
    /** Counts the changes of the answers. */
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('supply_request_drafts_one').on(
      table.customerCode,
      table.kind,
      sql`coalesce(${table.contractCode}, '')`,
    ),
    index('supply_request_drafts_updated').on(table.updatedAt),
    check('supply_request_drafts_kind', isOneOf(table.kind)),
  ],
);

export const supplyRequestDraftFiles = pgTable(
  'supply_request_draft_files',
  {
    draftId: text('draft_id')
      .notNull()
      .references(() => supplyRequestDrafts.id, { onDelete: 'cascade' }),
    /** Counted from 1 within a draft. */
    position: integer('position').notNull(),
    paper: text('paper', { enum: REQUEST_PAPERS }).notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.position] }),
    check('supply_request_draft_files_paper', isOneOf(table.paper)),
  ],
);
