import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../customers.ts';
import { instant } from '../columns.ts';
import { sessions } from './sessions.ts';

/** Operators' authenticator apps: one per account (operatore.fattore.1). */
export const secondFactors = pgTable(
  'second_factors',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Encrypted with the server's secrets. */
    sealedSecret: text('sealed_secret').notNull(),
    /** Only the session that was shown the secret may confirm it with a code. */
    shownTo: uuid('shown_to').references(() => sessions.id, { onDelete: 'cascade' }),
    confirmedAt: instant('confirmed_at'),
    /** The time step of the last accepted code: neither it nor earlier ones are accepted again. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  },
  (table) => [index('second_factors_shown_to').on(table.shownTo)],
);

/** Recovery codes for a lost app, stored as keyed hashes; each works once. */
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
