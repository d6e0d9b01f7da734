import { CHANGE_MATTERS, REPORTED_STATES } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { events } from './events.ts';

/** Words of our own as SQL has them. */
const words = (all: readonly string[]) => sql.raw(all.map((word) => `'${word}'`).join(', '));

/**
 * What customers changed and the provider's systems say the outcome of (fornitore.dati.2, fornitore.esiti.1): written with
 * the event that tells of it. Rows are only added by a customer's change; that a later one takes the
 * place of an earlier is read from their order, so that a change never waits for an outcome's lock.
 */
export const customerChanges = pgTable(
  'customer_changes',
  {
    eventId: bigint('event_id', { mode: 'bigint' })
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Which account, contract, request, … ; one event may be about several. */
    subject: text('subject').notNull(),
    matter: text('matter', { enum: CHANGE_MATTERS }).notNull(),
    customerCode: text('customer_code').notNull(),
    sentAt: instant('sent_at').notNull(),
    /** What was said of it last. */
    state: text('state', { enum: REPORTED_STATES }).notNull().default('INVIATA'),
    /** Only for active changes. */
    activeFrom: date('active_from', { mode: 'string' }),
    /** Of a refused one: the provider's code. */
    reason: text('reason'),
    words: text('words'),
    toldAt: instant('told_at'),
    /** When what was said was done here: an active one on its day. */
    appliedAt: instant('applied_at'),
    /** Why what was said could not be done on its day, until something else is said. */
    problem: text('problem'),
    /** What was there before, where a refusal brings it back. */
    before: jsonb('before').$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.subject] }),
    index('customer_changes_customer').on(table.customerCode, table.eventId),
    index('customer_changes_thing').on(table.customerCode, table.matter, table.subject, table.eventId),
    index('customer_changes_waiting')
      .on(table.sentAt)
      .where(sql`${table.state} in ('INVIATA', 'PRESA_IN_CARICO')`),
    index('customer_changes_due')
      .on(table.activeFrom)
      .where(sql`${table.state} = 'ATTIVA' and ${table.appliedAt} is null`),
    check('customer_changes_matter', sql`${table.matter} in (${words(CHANGE_MATTERS)})`),
    check('customer_changes_state', sql`${table.state} in (${words(REPORTED_STATES)})`),
    check('customer_changes_told', sql`(${table.state} = 'INVIATA') = (${table.toldAt} is null)`),
    check('customer_changes_active', sql`(${table.state} = 'ATTIVA') = (${table.activeFrom} is not null)`),
    check('customer_changes_refused', sql`(${table.state} = 'RIFIUTATA') = (${table.reason} is not null)`),
  ],
);
