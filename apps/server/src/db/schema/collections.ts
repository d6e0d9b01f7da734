import { DEBIT_STATES } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bills } from './bills.ts';
import { instant, isOneOf } from './columns.ts';

/** Direct debit files for the bank, each created once (pagamento.incasso.1). */
export const collections = pgTable('collections', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  day: date('day', { mode: 'string' }).notNull(),
  madeAt: instant('made_at').notNull(),
});

/** The debits of the files, with all data that is needed to write a file again. */
export const collectionDebits = pgTable(
  'collection_debits',
  {
    /** The end-to-end id, by which the bank reports on the debit. */
    reference: text('reference').primaryKey(),
    collectionId: bigint('collection_id', { mode: 'number' })
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    billId: bigint('bill_id', { mode: 'number' })
      .notNull()
      .references(() => bills.id, { onDelete: 'cascade' }),
    amountCents: integer('amount_cents').notNull(),
    mandate: text('mandate').notNull(),
    signedOn: date('signed_on', { mode: 'string' }).notNull(),
    holder: text('holder').notNull(),
    iban: text('iban').notNull(),
    state: text('state', { enum: DEBIT_STATES }).notNull().default('SENT'),
    /** The bank's reason for returning it, as an ISO 20022 code. */
    reason: text('reason'),
    answeredAt: instant('answered_at'),
    /** The dispute whose amount it takes, for a bill whose rest was debited before (reclami.contestazione.3). */
    disputeId: bigint('dispute_id', { mode: 'number' }),
  },
  (table) => [
    index('collection_debits_collection').on(table.collectionId),
    // A bill is debited once, unless the bank returned the debit, and what is owed again after a dispute once more.
    uniqueIndex('collection_debits_whole')
      .on(table.billId)
      .where(sql`${table.state} <> 'RETURNED' and ${table.disputeId} is null`),
    uniqueIndex('collection_debits_dispute')
      .on(table.disputeId)
      .where(sql`${table.disputeId} is not null`),
    index('collection_debits_of_bill').on(table.billId),
    check('collection_debits_state', isOneOf(table.state)),
    check('collection_debits_answered', sql`(${table.state} = 'SENT') = (${table.answeredAt} is null)`),
    check('collection_debits_amount', sql`${table.amountCents} > 0`),
    check('collection_debits_reference', sql`${table.reference} ~ '^[A-Za-z0-9-]{1,35}$'`),
  ],
);
