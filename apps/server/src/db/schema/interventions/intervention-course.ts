import { INTERVENTION_ACTS, INTERVENTION_DOERS, INTERVENTION_STEPS } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgSequence, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commodityContracts } from '../contracts/contracts.ts';
import { instant, isOneOf, day } from '../columns.ts';
import { interventionFiles, interventions } from './interventions.ts';

const interventionId = () =>
  text('intervention_id')
    .notNull()
    .references(() => interventions.id, { onDelete: 'cascade' });

/**
 * History of interventions, written in the transaction of the change; the database rejects updates
 * (intervento.storia.1).
 */
export const interventionEvents = pgTable(
  'intervention_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    interventionId: interventionId(),
    at: instant('at').notNull(),
    kind: text('kind', { enum: [...INTERVENTION_STEPS, ...INTERVENTION_ACTS] }).notNull(),
    by: text('by', { enum: INTERVENTION_DOERS }).notNull(),
    /** The actor's username; null for the server itself. */
    byName: text('by_name'),
    reason: text('reason'),
    /** Internal note, never shown to the customer. */
    note: text('note'),
    /** Null at the booking. */
    fromState: text('from_state'),
    fromSubState: text('from_sub_state'),
    toState: text('to_state').notNull(),
    toSubState: text('to_sub_state'),
    day: day('day'),
    starts: text('starts'),
    ends: text('ends'),
  },
  (table) => [
    index('intervention_events_intervention').on(table.interventionId, table.id),
    check('intervention_events_appointment', sql`num_nonnulls(${table.day}, ${table.starts}, ${table.ends}) in (0, 3)`),
  ],
);

export const quoteNumbers = pgSequence('quote_numbers');

/** A repair quote (preventivo.modello.1). */
export const quotes = pgTable(
  'quotes',
  {
    id: text('id')
      .primaryKey()
      .default(sql`'Q' || lpad(nextval('quote_numbers')::text, 8, '0')`),
    interventionId: interventionId(),
    fileId: bigint('file_id', { mode: 'number' }).references(() => interventionFiles.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    totalLabel: text('total_label').notNull(),
    totalCents: integer('total_cents').notNull(),
    /** The provider's own values (preventivo.modello.2). */
    state: text('state', { enum: ['APPROVATO', 'RIFIUTATO', 'IN ATTESA APPROVAZIONE CLIENTE'] }).notNull(),
    paymentMethod: text('payment_method', { enum: ['Pagamento in bolletta', 'Carta di credito'] }),
    /** The contract whose bill is charged with an accepted quote. */
    commodityCode: text('commodity_code').references(() => commodityContracts.code, { onDelete: 'set null' }),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    index('quotes_intervention').on(table.interventionId, table.createdAt),
    // Only one quote of an intervention may wait for an answer.
    uniqueIndex('quotes_pending')
      .on(table.interventionId)
      .where(sql`${table.state} = 'IN ATTESA APPROVAZIONE CLIENTE'`),
    check('quotes_state', isOneOf(table.state)),
    check('quotes_answered', sql`(${table.state} = 'IN ATTESA APPROVAZIONE CLIENTE') = (${table.answeredAt} is null)`),
    check('quotes_paid', sql`(${table.state} = 'APPROVATO') = (${table.paymentMethod} is not null)`),
    check('quotes_method', isOneOf(table.paymentMethod)),
    check('quotes_total', sql`${table.totalCents} >= 0`),
  ],
);

export const quoteItems = pgTable(
  'quote_items',
  {
    quoteId: text('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    /** Counted from 1. */
    position: integer('position').notNull(),
    label: text('label').notNull(),
    cents: integer('cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.quoteId, table.position] })],
);

export const interventionInvoices = pgTable(
  'intervention_invoices',
  {
    number: text('number').primaryKey(),
    interventionId: interventionId(),
    issuedOn: day('issued_on').notNull(),
    dueOn: day('due_on'),
    paidOn: day('paid_on'),
    amountCents: integer('amount_cents').notNull(),
    openCents: integer('open_cents').notNull(),
    /** A bill's status codes: 01 paid, 02 expiring, … (bolletta.stato.1). */
    state: text('state').notNull(),
    fileId: bigint('file_id', { mode: 'number' }).references(() => interventionFiles.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('intervention_invoices_intervention').on(table.interventionId, table.issuedOn),
    check('intervention_invoices_open', sql`${table.openCents} between 0 and ${table.amountCents}`),
  ],
);

/** Customers' ratings of interventions, one row per question (intervento.feedback.1). */
export const interventionRatings = pgTable(
  'intervention_ratings',
  {
    interventionId: interventionId(),
    /** Counted from 1. */
    position: integer('position').notNull(),
    question: text('question').notNull(),
    rating: integer('rating').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.interventionId, table.position] }),
    check('intervention_ratings_stars', sql`${table.rating} between 1 and 5`),
  ],
);
