import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../customers.ts';
import { instant } from '../columns.ts';

/** Links for operators to choose a password: only the last one sent works, once (operatore.gestione.2). */
export const operatorLinks = pgTable(
  'operator_links',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** A keyed hash, as for every code sent. */
    codeHash: text('code_hash').notNull(),
    /** True while the account has no chosen password yet. */
    isFirst: boolean('is_first').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('operator_links_code').on(table.codeHash),
    index('operator_links_expires').on(table.expiresAt),
  ],
);
