import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/**
 * Attempts at a secret, by source and target: one row per key and window. Stored in the database so that several
 * servers count together.
 */
export const guesses = pgTable(
  'guesses',
  {
    /** `account:<name>`, `device:<id>:<name>` or `address:<ip>`. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: instant('window_ends_at').notNull(),
  },
  (table) => [index('guesses_window').on(table.windowEndsAt)],
);
