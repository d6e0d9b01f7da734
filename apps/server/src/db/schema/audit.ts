import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ACTOR_RIGHTS, isOneOf } from './columns.ts';

/**
 * Audit entries are written in the same transaction as the action, so that neither exists alone, and are never
 * changed: the database rejects updates, and deletes of entries that are not old enough
 * (operatore.registro.2). Names and reasons are copied, since their source may be erased later.
 */
export const audit = pgTable(
  'audit',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** The call of the catalogue, or the command, that was executed. */
    deed: text('deed').notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    /** The customer whose data it was; null when it belonged to no customer. */
    customerCode: text('customer_code'),
    right: text('right', { enum: ACTOR_RIGHTS }).notNull(),
    requestId: text('request_id'),
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
