import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ACTOR_RIGHTS, isOneOf } from './columns.ts';

/**
 * Who did what, for whom and by what right: written in the same transaction as the deed, so that
 * neither exists without the other, and never changed: the database refuses it, and to delete what is
 * not old enough (operatore.registro.2). Names and reasons are copied, since where they come from may be
 * erased later.
 */
export const audit = pgTable(
  'audit',
  {
    /** In the order of writing. */
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** The call of the catalogue, or the command, that did it. */
    deed: text('deed').notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    /** The customer whose data it was; null when it was nobody's. */
    customerCode: text('customer_code'),
    right: text('right', { enum: ACTOR_RIGHTS }).notNull(),
    requestId: text('request_id'),
    /** The grant by which an operator acted in the customer's name, and why. */
    grantId: uuid('grant_id'),
    reason: text('reason'),
  },
  (table) => [
    index('audit_customer').on(table.customerCode, table.at),
    index('audit_actor').on(table.actorId, table.at),
    index('audit_actor_name').on(table.actorName, table.at),
    index('audit_at').on(table.at),
    check('audit_right', isOneOf(table.right)),
  ],
);
