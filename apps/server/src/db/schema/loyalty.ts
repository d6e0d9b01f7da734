import { LOYALTY_REASONS } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text, uniqueIndex, index } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { instant, isOneOf } from './columns.ts';

/** A customer's points balance; a check constraint keeps it from going below zero. */
export const loyaltyAccounts = pgTable(
  'loyalty_accounts',
  {
    customerCode: text('customer_code')
      .primaryKey()
      .references(() => customers.code, { onDelete: 'cascade' }),
    balance: integer('balance').notNull(),
    /** Points to withdraw that were already spent: deducted from the next points (fedelta.storno.1). */
    owed: integer('owed').notNull().default(0),
  },
  (table) => [
    check('loyalty_accounts_balance', sql`${table.balance} >= 0`),
    check('loyalty_accounts_owed', sql`${table.owed} >= 0`),
  ],
);

/** Append-only points movements, whose sum is the balance. */
export const loyaltyMovements = pgTable(
  'loyalty_movements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerCode: text('customer_code')
      .notNull()
      .references(() => customers.code, { onDelete: 'cascade' }),
    points: integer('points').notNull(),
    reason: text('reason', { enum: LOYALTY_REASONS }).notNull(),
    /** The event, credited once and reversed once, or the idempotency key of the reward request. */
    sourceKey: text('source_key').notNull(),
    rewardCode: text('reward_code'),
    rewardTitle: text('reward_title'),
    voucher: text('voucher'),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('loyalty_movements_source').on(table.customerCode, table.reason, table.sourceKey),
    uniqueIndex('loyalty_movements_voucher').on(table.voucher),
    index('loyalty_movements_customer').on(table.customerCode, table.id),
    check('loyalty_movements_reason', isOneOf(table.reason)),
    check(
      'loyalty_movements_points',
      sql`case ${table.reason} when 'PREMIO' then ${table.points} < 0 when 'STORNO' then ${table.points} <= 0 else ${table.points} > 0 end`,
    ),
    check(
      'loyalty_movements_reward',
      sql`num_nonnulls(${table.rewardCode}, ${table.rewardTitle}, ${table.voucher}) = case when ${table.reason} = 'PREMIO' then 3 else 0 end`,
    ),
  ],
);
