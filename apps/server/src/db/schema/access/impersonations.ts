import { IMPERSONATION_MODES } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts, customers } from '../customers.ts';
import { instant, isOneOf } from '../columns.ts';
import { sessions } from './sessions.ts';

/** Impersonation grants: bound to a session, one customer, a reason and a time limit (operatore.impersonare.4). */
export const impersonations = pgTable(
  'impersonations',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    customerCode: text('customer_code')
      .notNull()
      .references(() => customers.code, { onDelete: 'cascade' }),
    mode: text('mode', { enum: IMPERSONATION_MODES }).notNull(),
    reason: text('reason').notNull(),
    begunAt: instant('begun_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Set when the grant ended early: by the operator, a sign-out or another grant. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('impersonations_open')
      .on(table.sessionId)
      .where(sql`${table.endedAt} is null`),
    index('impersonations_session').on(table.sessionId),
    index('impersonations_customer').on(table.customerCode),
    index('impersonations_account').on(table.accountId),
    index('impersonations_expires').on(table.expiresAt),
    check('impersonations_mode', isOneOf(table.mode)),
  ],
);
