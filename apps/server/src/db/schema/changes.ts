import { CHANGE_MATTERS, REPORTED_STATES } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './columns.ts';
import { events } from './events.ts';

/**
 * Changes by customers and their outcomes reported by the provider's systems (fornitore.dati.2, fornitore.esiti.1),
 * written with their domain event. A customer's change only adds rows, and their order shows which one replaces
 * another, so that a change never waits for an outcome's row lock.
 */
export const customerChanges = pgTable(
  'customer_changes',
  {
    eventId: bigint('event_id', { mode: 'bigint' })
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** The changed account, contract or request; one event may concern several. */
    subject: text('subject').notNull(),
    matter: text('matter', { enum: CHANGE_MATTERS }).notNull(),
    customerCode: text('customer_code').notNull(),
    sentAt: instant('sent_at').notNull(),
    state: text('state', { enum: REPORTED_STATES }).notNull().default('INVIATA'),
    /** Only for active changes. */
    activeFrom: date('active_from', { mode: 'string' }),
    reason: text('reason'),
    words: text('words'),
    toldAt: instant('told_at'),
    /** The moment when the outcome was applied here: an active one on its day. */
    appliedAt: instant('applied_at'),
    /** The reason why the outcome could not be applied on its day, until another outcome is reported. */
    problem: text('problem'),
    /** The previous values, if a rejection restores them. */
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
    check('customer_changes_matter', isOneOf(table.matter)),
    check('customer_changes_state', isOneOf(table.state)),
    check('customer_changes_told', sql`(${table.state} = 'INVIATA') = (${table.toldAt} is null)`),
    check('customer_changes_active', sql`(${table.state} = 'ATTIVA') = (${table.activeFrom} is not null)`),
    check('customer_changes_refused', sql`(${table.state} = 'RIFIUTATA') = (${table.reason} is not null)`),
  ],
);
