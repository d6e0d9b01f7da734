import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../customers.ts';
import { instant } from '../columns.ts';

/** Links with which operators choose a password: the one that was sent last works, once (operatore.gestione.2). */
export const operatorLinks = pgTable(
  'operator_links',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Keyed, as of every code that is sent. */
    codeHash: text('code_hash').notNull(),
    /** Whether nobody has chosen a password of this account yet. */
    isFirst: boolean('is_first').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('operator_links_code').on(table.codeHash),
    index('operator_links_expires').on(table.expiresAt),
  ],
);
