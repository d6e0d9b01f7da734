import { CONTRACT_PLACES, WITHDRAWAL_CHANNELS, WITHDRAWAL_CONTRACTS } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from '../customers.ts';
import { instant, isOneOf, day } from '../columns.ts';

const customerCode = () =>
  text('customer_code')
    .notNull()
    .references(() => customers.code, { onDelete: 'cascade' });

const contract = () => ({
  contractKind: text('contract_kind', { enum: WITHDRAWAL_CONTRACTS }).notNull(),
  contractCode: text('contract_code').notNull(),
});

/** When and where each contract was made, as the provider reports; the period follows (recesso.periodo.1). */
export const withdrawalTerms = pgTable(
  'withdrawal_terms',
  {
    ...contract(),
    customerCode: customerCode(),
    /** The day of conclusion, or of the delivery of goods; the period begins the day after. */
    startsOn: day('starts_on').notNull(),
    place: text('place', { enum: CONTRACT_PLACES }).notNull(),
    /** Price of an exit after the period; null where the provider gives none. */
    exitCostCents: integer('exit_cost_cents'),
    exitCostWords: text('exit_cost_words'),
  },
  (table) => [
    primaryKey({ columns: [table.contractKind, table.contractCode] }),
    index('withdrawal_terms_customer').on(table.customerCode, table.startsOn),
    check('withdrawal_terms_kind', isOneOf(table.contractKind)),
    check('withdrawal_terms_place', isOneOf(table.place)),
    check('withdrawal_terms_cost', sql`${table.exitCostCents} >= 0`),
  ],
);

/** Withdrawals of customers, one for each contract: a second one finds the first (recesso.conferma.2). */
export const withdrawals = pgTable(
  'withdrawals',
  {
    /** The receipt number consists of this id and the year. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...contract(),
    customerCode: customerCode(),
    at: instant('at').notNull(),
    channel: text('channel', { enum: WITHDRAWAL_CHANNELS }).notNull(),
    /** As given; in the customer area the customer's own. */
    name: text('name').notNull(),
    /** Address of the receipt; null where the server sends no mail. */
    email: text('email'),
    /** Words of the contract as it was then, for the receipt. */
    contractWords: text('contract_words').notNull(),
    /** Last day of the period as it was then. */
    lastDay: day('last_day').notNull(),
    /** Idempotency key and request digest of the public page. */
    key: text('key'),
    digest: text('digest'),
  },
  (table) => [
    uniqueIndex('withdrawals_contract').on(table.customerCode, table.contractKind, table.contractCode),
    index('withdrawals_at').on(table.at),
    check('withdrawals_kind', isOneOf(table.contractKind)),
    check('withdrawals_channel', isOneOf(table.channel)),
  ],
);
