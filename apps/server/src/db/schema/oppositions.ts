import { OPPOSITION_PURPOSES } from '@sportello/domain';
import { bigint, boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { instant, isOneOf } from './columns.ts';

/** Oppositions and their withdrawals: rows are never overwritten, the newest of a purpose counts. */
export const oppositions = pgTable(
  'oppositions',
  {
    /** The receipt number consists of this id and the year. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerCode: text('customer_code')
      .notNull()
      .references(() => customers.code, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: OPPOSITION_PURPOSES }).notNull(),
    opposed: boolean('opposed').notNull(),
    /** The exact text shown to the customer. */
    statement: text('statement').notNull(),
    policyVersion: text('policy_version').notNull(),
    at: instant('at').notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('oppositions_customer').on(table.customerCode, table.purpose, table.id),
    check('oppositions_purpose', isOneOf(table.purpose)),
  ],
);
