import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../customers.ts';
import { instant } from '../columns.ts';
import { sessions } from './sessions.ts';

/** The apps of codes of operators: one for an account (operatore.fattore.1). */
export const secondFactors = pgTable(
  'second_factors',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Sealed with the server's secrets. */
    sealedSecret: text('sealed_secret').notNull(),
    /** The session that was shown the secret, until a code confirms it: no other may confirm it. */
    shownTo: uuid('shown_to').references(() => sessions.id, { onDelete: 'cascade' }),
    confirmedAt: instant('confirmed_at'),
    /** The step of time of the last code that was taken: none before it, nor itself, is taken again. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  },
  (table) => [index('second_factors_shown_to').on(table.shownTo)],
);

/** Codes for the day on which the app is lost, as keyed hashes; each works once. */
export const recoveryCodes = pgTable(
  'second_factor_recovery_codes',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => secondFactors.accountId, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);
