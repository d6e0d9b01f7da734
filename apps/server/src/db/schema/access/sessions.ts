import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../customers.ts';
import { instant } from '../columns.ts';

/**
 * A sign-in and all its tokens. No token is stored: each is signed over the session's id and this row's generation,
 * so that a lost response can be repeated (sessione.token.2).
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    generation: integer('generation').notNull().default(1),
    remembered: boolean('remembered').notNull(),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    refreshedAt: instant('refreshed_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the owner last re-entered the password: irreversible actions are allowed for a limited time after it. */
    passwordCheckedAt: instant('password_checked_at'),
    /** When an operator passed the second factor; no customer data is returned before. */
    factorProvedAt: instant('factor_proved_at'),
    revokedAt: instant('revoked_at'),
    revokedBecause: text('revoked_because', {
      enum: ['SIGN_OUT', 'TOKEN_REUSED', 'PASSWORD_CHANGED', 'ACCOUNT_CLOSED', 'TOO_MANY'],
    }),
  },
  (table) => [
    index('sessions_account').on(table.accountId),
    index('sessions_expires').on(table.expiresAt),
    check('sessions_revoked', sql`(${table.revokedAt} is null) = (${table.revokedBecause} is null)`),
  ],
);
